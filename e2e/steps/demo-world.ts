/** The password of every demo account. */
export const DEMO_PASSWORD = 'shiji-demo-1'

export const DEMO_ADMIN = { username: 'admin', password: DEMO_PASSWORD }

/** The owner of a store that always has orders to ship. */
export const DEMO_OWNER = { username: '13800000002', password: DEMO_PASSWORD }

/** Staff of that store: one packs and ships, the other answers buyers. */
export const DEMO_STAFF = {
  warehouse: { username: 'wood-warehouse', password: DEMO_PASSWORD },
  service: { username: 'wood-service', password: DEMO_PASSWORD },
}

/** Two stores of the demo world, each with a class that only it sells. */
export const DEMO_STORES = [
  { owner: DEMO_OWNER, words: { 'zh-cn': '沙发', en: 'sofas' } },
  { owner: { username: '13900000120', password: DEMO_PASSWORD }, words: { 'zh-cn': '葡萄酒', en: 'wine' } },
] as const

/** Someone new; their phone is unused on a server that keeps running after this run, too. */
export const aNewBuyer = (last: number) => ({
  phone: `198${String(Date.now()).slice(-7)}${last}`,
  password: 'a-buyers-pass-7',
  pin: '246813',
})
