import Type, { type Static } from 'typebox'
import { BasisPoints, FileUrl, Flag, Strict, Text, Word } from '../schema.ts'

/** Website group of spec §3. `closeStatus` shows `closeReason` in the shop; the back offices stay open. */
export const WebSettings = Strict({
  web_name: Text(40),
  web_name_en: Text(60),
  index_name: Text(80),
  keyword: Text(200),
  description: Text(300),
  logo: FileUrl,
  tel: Text(30),
  mobile: Text(30),
  email: Text(80),
  icp: Text(60),
  closeStatus: Flag,
  closeReason: Text(300),
})
export type WebSettings = Static<typeof WebSettings>

/**
 * Store group of spec §3: facts about the platform's own company, whether new stores (`storeVerify`) and goods (`goodsVerify`) are reviewed, and the
 * withdrawal fee in basis points.
 */
export const StoreSettings = Strict({
  name: Text(60),
  description: Text(500),
  mobile: Text(30),
  service: Text(500),
  logo: FileUrl,
  wechat: Text(40),
  qrcode: FileUrl,
  qq: Text(40),
  email: Text(80),
  employees: Text(40),
  factory_area: Text(40),
  area: Text(80),
  point: Text(60),
  address: Text(120),
  slides: Type.Array(FileUrl, { maxItems: 3 }),
  storeVerify: Flag,
  goodsVerify: Flag,
  cashMoney: BasisPoints,
})
export type StoreSettings = Static<typeof StoreSettings>

/** GET /platform: the company behind the shop, for those who want to sell here; empty texts are not told. */
export const PlatformCompany = Type.Object(Type.Omit(StoreSettings, ['goodsVerify']).properties)
export type PlatformCompany = Static<typeof PlatformCompany>

const Days = (maximum: number) => Type.Number({ minimum: 0.001, maximum, description: 'days, fractions allowed' })

/**
 * Timed tasks of spec §3 as they travel: days with fractions. Kept in whole minutes (product §8). `comment` closes an order that was not commented.
 */
export const TaskSettings = Strict({ cancel: Days(30), confirm: Days(60), comment: Days(60), settlement: Days(90) })
export type TaskSettings = Static<typeof TaskSettings>

export const SETTING_GROUPS = ['web', 'store', 'task'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/** GET /Admin/configs?name=web answers one group; PUT /Admin/configs/update takes the groups to change, each whole. */
export const ConfigQuery = Strict({ name: Word(SETTING_GROUPS) })
export type ConfigQuery = Static<typeof ConfigQuery>
export const ConfigData = Type.Object({
  name: Word(SETTING_GROUPS),
  value: Type.Unsafe<WebSettings | StoreSettings | TaskSettings>({
    type: 'object',
    additionalProperties: true,
  }),
})
export type ConfigData = Static<typeof ConfigData>
export const ConfigChange = Strict({
  web: Type.Optional(WebSettings),
  store: Type.Optional(StoreSettings),
  task: Type.Optional(TaskSettings),
})
export type ConfigChange = Static<typeof ConfigChange>
