import type { DemoAccount } from '../../src/http/client-config.ts'

const PASSWORD = 'shiji-demo-1'

/** Accounts of a demo, offered on its login pages. They exist in demo data only; production has no default password. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { area: 'buyer', username: '13800000001', password: PASSWORD, name: '买家', name_en: 'Buyer' },
  { area: 'seller', username: '13800000002', password: PASSWORD, name: '店主', name_en: 'Store owner' },
  { area: 'admin', username: 'admin', password: PASSWORD, name: '平台管理员', name_en: 'Platform admin' },
]
