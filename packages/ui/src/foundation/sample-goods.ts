import type { CardGoods } from '../shop/goods-card/goods-card.tsx'

const svg = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><linearGradient id="s" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".18"/></linearGradient></defs><ellipse cx="192" cy="322" rx="104" ry="15" fill="#181D1A" opacity=".14"/>${body}</svg>`,
  )}`

/** A mug of one colour, seen from the side; turned to show its handle or not. */
export const mug = (colour: string, turned = false): string =>
  svg(
    `${turned ? '' : `<path d="M262 180c62-10 62 96-4 92" fill="none" stroke="${colour}" stroke-width="20" stroke-linecap="round"/>`}<path d="M128 140h144v146a34 34 0 0 1-34 34h-76a34 34 0 0 1-34-34z" fill="${colour}"/><path d="M128 140h144v146a34 34 0 0 1-34 34h-76a34 34 0 0 1-34-34z" fill="url(#s)"/><ellipse cx="200" cy="140" rx="72" ry="15" fill="#FBF7F0"/><ellipse cx="200" cy="142" rx="62" ry="11" fill="#5B3A26"/>`,
  )

/** A bottle of serum with a dropper. */
export const bottle = (colour: string): string =>
  svg(
    `<rect x="180" y="92" width="40" height="56" rx="10" fill="#2C2F2D"/><rect x="172" y="136" width="56" height="26" rx="6" fill="#E9E4DA"/><rect x="146" y="158" width="108" height="164" rx="22" fill="${colour}"/><rect x="146" y="158" width="108" height="164" rx="22" fill="url(#s)"/><rect x="166" y="210" width="68" height="64" rx="4" fill="#FFFDF8" opacity=".9"/><path d="M178 228h44M178 242h30M178 256h38" stroke="#8B948D" stroke-width="4"/>`,
  )

/** A dome lamp. */
export const lamp = (colour: string): string =>
  svg(
    `<rect x="192" y="180" width="16" height="124" fill="#8B948D"/><ellipse cx="200" cy="312" rx="66" ry="14" fill="${colour}"/><path d="M108 196a92 92 0 0 1 184 0z" fill="${colour}"/><path d="M108 196a92 92 0 0 1 184 0z" fill="url(#s)"/><ellipse cx="200" cy="197" rx="92" ry="12" fill="#FFF1C9"/>`,
  )

/** Goods for stories: short and long titles, ranges, list prices, sold out. */
export const sampleGoods: readonly CardGoods[] = [
  {
    id: 10231,
    title: '青釉手作马克杯 350ml',
    brand: '景窑',
    pictures: [mug('#7FA99B'), mug('#7FA99B', true), mug('#C9A227')],
    price: 8900,
    listPrice: 12900,
    tags: ['包邮', '48 小时发货'],
    sold: 12_480,
    rating: 4.9,
    comments: 2310,
    store: '景窑',
    place: '景德镇',
  },
  {
    id: 10232,
    title: '烟酰胺亮肤精华 30ml，温和配方，早晚可用，敏感肌请先在耳后试用',
    brand: '润玉',
    pictures: [bottle('#E8B4A0'), bottle('#C9D7C3')],
    price: 26_900,
    hasRange: true,
    sold: 893,
    rating: 4.7,
    comments: 410,
    store: '润玉护肤旗舰店',
  },
  {
    id: 10233,
    title: '半球台灯，三档调光',
    brand: '一盏',
    pictures: [lamp('#A9643F')],
    price: 39_900,
    tags: ['新品'],
    sold: 36,
    store: '一盏',
  },
  {
    id: 10234,
    title: 'Celadon mug, 350 ml',
    brand: 'Jing Kiln',
    pictures: [mug('#51695F')],
    price: 1_299_00,
    listPrice: 1_599_00,
    sold: 3,
    rating: 5,
    comments: 2,
    store: 'Jing Kiln',
    place: 'Jingdezhen',
    soldOut: true,
  },
  { id: 10235, title: '没有图片的商品', pictures: [], price: 990 },
]
