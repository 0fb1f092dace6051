import type { DemoAccount } from '../../src/http/pages/client-config.ts'

const PASSWORD = 'shiji-demo-1'
const of = (area: DemoAccount['area'], username: string, name: string, name_en: string): DemoAccount => ({
  area,
  username,
  password: PASSWORD,
  name,
  name_en,
})

/** The accounts that a demo can be logged in to, by what they show. */
export const DEMO = {
  buyer: of('buyer', '13800000001', '买家（有各种订单）', 'Buyer with orders in every state'),
  newcomer: of('buyer', '13800000003', '新买家（什么都没有）', 'New buyer with nothing yet'),
  applicant: of('buyer', '13900000117', '店主（店铺审核中）', 'Owner of a store under review'),
  denied: of('buyer', '13900000118', '店主（店铺已驳回）', 'Owner of a denied store'),
  beginner: of('buyer', '13900000124', '店主（资料未填完）', 'Owner still filling in'),
  owner: of('seller', '13800000002', '店主（木与光）', 'Owner of Wood & Light'),
  onHoliday: of('seller', '13900000115', '店主（店铺休假中）', 'Owner of a store on holiday'),
  warehouse: of('seller', 'wood-warehouse', '店员（仓库）', 'Staff: warehouse'),
  service: of('seller', 'wood-service', '店员（客服）', 'Staff: customer service'),
  admin: of('admin', 'admin', '平台管理员', 'Platform admin'),
  operator: of('admin', 'operator', '平台运营', 'Platform operations'),
  accountant: of('admin', 'accountant', '平台财务', 'Platform finance'),
} as const satisfies Readonly<Record<string, DemoAccount>>

/** Accounts of a demo, offered on its login pages. They exist in demo data only; production has no default password. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = Object.values(DEMO)
