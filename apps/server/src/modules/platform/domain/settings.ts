import type { StoreSettings, TaskSettings, WebSettings } from '@shiji/contract/platform/settings.ts'
import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'

/** Timers in whole minutes, as they are stored. */
export interface TaskMinutes {
  readonly cancel: number
  readonly confirm: number
  readonly comment: number
  readonly settlement: number
}

/** The groups and their fields inside the server. */
export interface Settings {
  readonly web: WebSettings
  readonly store: StoreSettings
  readonly task: TaskMinutes
}

/** Values of an unconfigured shop: spec §3 and the defaults of the original (cancel 1, confirm 4, settle 7 days). */
export const DEFAULT_SETTINGS: Settings = {
  web: {
    web_name: '市集',
    web_name_en: 'Shiji',
    index_name: '市集 Shiji',
    keyword: '',
    description: '',
    logo: '',
    tel: '',
    mobile: '',
    email: '',
    icp: '',
    closeStatus: false,
    closeReason: '',
  },
  store: {
    name: '',
    description: '',
    mobile: '',
    service: '',
    logo: '',
    wechat: '',
    qrcode: '',
    qq: '',
    email: '',
    employees: '',
    factory_area: '',
    area: '',
    point: '',
    address: '',
    slides: [],
    storeVerify: true,
    goodsVerify: false,
    cashMoney: 0,
  },
  task: { cancel: 1_440, confirm: 5_760, comment: 10_080, settlement: 10_080 },
}

/** Timers in wire format, in days. */
export const taskToDays = (task: TaskMinutes): TaskSettings => ({
  cancel: minutesToDays(task.cancel),
  confirm: minutesToDays(task.confirm),
  comment: minutesToDays(task.comment),
  settlement: minutesToDays(task.settlement),
})

/** Days as they are stored, to the whole minute and never less than one. */
export const taskToMinutes = (task: TaskSettings): TaskMinutes => ({
  cancel: atLeastOne(task.cancel),
  confirm: atLeastOne(task.confirm),
  comment: atLeastOne(task.comment),
  settlement: atLeastOne(task.settlement),
})

const MINUTES_A_DAY = DAY / MINUTE
const minutesToDays = (minutes: number): number => minutes / MINUTES_A_DAY
const atLeastOne = (days: number): number => Math.max(1, Math.round(days * MINUTES_A_DAY))
