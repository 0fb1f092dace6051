import Type, { type Static } from 'typebox'
import { Amount, Count, Flag, Id, Instant, Name, ParentId, Strict, Text, Word } from '../schema.ts'
import { AuditChange, type AuditName } from './audit.ts'

/** A class in the tree of GET /common (three levels). */
export interface ClassNode {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly thumb: string
  readonly children: readonly ClassNode[]
}

const classSchema = (depth: number): Record<string, unknown> => ({
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    name_en: { type: 'string' },
    thumb: { type: 'string' },
    children: { type: 'array', items: depth === 1 ? { type: 'object' } : classSchema(depth - 1) },
  },
})

/** GET /common (spec §7): data for every storefront page. `common` is the website group of spec §3. */
export const CommonData = Type.Object({
  classes: Type.Array(Type.Unsafe<ClassNode>(classSchema(3))),
  brands: Type.Array(Type.Object({ id: Id, name: Type.String(), name_en: Type.String(), thumb: Type.String() })),
  common: Type.Object({
    web_name: Type.String(),
    web_name_en: Type.String(),
    index_name: Type.String(),
    keyword: Type.String(),
    description: Type.String(),
    logo: Type.String(),
    tel: Type.String(),
    mobile: Type.String(),
    email: Type.String(),
    icp: Type.String(),
    closeStatus: Type.Boolean(),
    closeReason: Type.String(),
  }),
  hot_words: Type.Array(Type.String()),
  cart: Count,
  ip: Type.String(),
  now: Instant,
  /**
   * The load flag of spec §3: true in every answer. A client shows the site data of its last visit at once; its placeholder before the answer arrives
   * has false.
   */
  load: Type.Boolean(),
  /** Demo and test mode only: shows a banner and offers demo accounts. */
  demo: Type.Boolean(),
})
export type CommonData = Static<typeof CommonData>

/** Menu item of spec §3, as sent by load_menu?type=getChildren. */
export interface MenuItem {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly icon: string
  readonly apis: string
  readonly view: string
  readonly is_open: number
  readonly checked: boolean
  readonly children: readonly MenuItem[]
}
const menuSchema = (depth: number): Record<string, unknown> => ({
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    name_en: { type: 'string' },
    icon: { type: 'string' },
    apis: { type: 'string' },
    view: { type: 'string' },
    is_open: { type: 'integer' },
    checked: { type: 'boolean' },
    children: { type: 'array', items: depth === 1 ? { type: 'object' } : menuSchema(depth - 1) },
  },
})
export const MenuTree = Type.Array(Type.Unsafe<MenuItem>(menuSchema(4)))

/** Row of GET /load_areas?isLazy=1&pid= : value is the six-digit code. */
export const AreaOption = Type.Object({
  value: Type.Integer(),
  label: Type.String(),
  label_en: Type.String(),
  leaf: Type.Boolean(),
})
export type AreaOption = Static<typeof AreaOption>

/** Answer of /uploads (spec §7): the file's address is `data` itself. */
export const UploadedUrl = Type.String()

export const AuditRow = Type.Object({
  id: Id,
  area: Type.String(),
  actor_id: Id,
  actor_name: Type.String(),
  action: Type.String(),
  subject_type: Type.String(),
  subject_id: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  /** Name or number of the record when it was changed; empty for old entries and for actions on no record. */
  subject_name: Type.String(),
  changes: Type.Array(AuditChange),
  /** All changes of the entry: `changes` has at most a hundred. */
  change_count: Type.Integer(),
  /** Names of the ids in the changes, by field and id. */
  names: Type.Unsafe<Readonly<Record<string, Readonly<Record<string, AuditName>>>>>({
    type: 'object',
    additionalProperties: true,
  }),
  ip: Type.String(),
  created_at: Instant,
})
export type AuditRow = Static<typeof AuditRow>

export const JobRow = Type.Object({
  id: Id,
  kind: Type.String(),
  dedupe: Type.String(),
  run_at: Instant,
  attempts: Type.Integer(),
  last_error: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  state: Word(['waiting', 'running', 'failing', 'done']),
  created_at: Instant,
  done_at: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
})
export type JobRow = Static<typeof JobRow>

/** A delivery of an event that failed and is still owed: one event to one reaction. */
export const DeliveryRow = Type.Object({
  id: Id,
  event_id: Id,
  type: Type.String(),
  reaction: Type.String(),
  attempts: Type.Integer(),
  next_at: Instant,
  last_error: Type.String(),
  created_at: Instant,
})
export type DeliveryRow = Static<typeof DeliveryRow>

const DueOrders = Type.Object({ orders: Count, amount: Amount })
/**
 * Effect of time on orders: GET /Admin/clock/due previews it, POST /Admin/clock reports it for the move made. Amounts in fen: payable of cancelled,
 * confirmed and commented orders; what stores receive for settled ones.
 */
export const ClockDue = Type.Object({
  cancelled: DueOrders,
  confirmed: DueOrders,
  commented: DueOrders,
  settled: DueOrders,
})
export type ClockDue = Static<typeof ClockDue>

/** Clock of demo and test mode: GET/POST /Admin/clock. `due` lists what became due by the move. */
export const ClockState = Type.Object({
  now: Instant,
  offset_ms: Type.Integer(),
  movable: Type.Boolean(),
  due: Type.Optional(ClockDue),
})
export type ClockState = Static<typeof ClockState>
export const ClockMove = Strict({ move_ms: Type.Integer({ minimum: -31_536_000_000, maximum: 31_536_000_000 }) })
export type ClockMove = Static<typeof ClockMove>
/** GET /Admin/clock/due */
export const ClockDueQuery = ClockMove

export const MenuRow = Type.Object({
  id: Id,
  pid: ParentId,
  code: Type.String(),
  name: Type.String(),
  name_en: Type.String(),
  icon: Type.String(),
  apis: Type.String(),
  view: Type.String(),
  is_open: Type.Integer(),
  is_sort: Type.Integer(),
  has_children: Type.Boolean(),
})
export type MenuRow = Static<typeof MenuRow>

/** Input to create or change a menu entry; `apis` is a path of this site or an http(s) address (spec §2). */
export const MenuInput = Strict({
  pid: ParentId,
  name: Name(40),
  name_en: Name(60),
  icon: Type.Optional(Type.String({ maxLength: 40, pattern: '^[\\w-]*$' })),
  apis: Type.Optional(Type.String({ maxLength: 200, pattern: '^((?!.*//)/[\\w/{}:?=&.-]*|https?://[^\\s]+)?$' })),
  view: Type.Optional(Type.String({ maxLength: 80, pattern: '^([\\w-]+(/[\\w-]+)*)?$' })),
  is_open: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  is_sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
})
export type MenuInput = Static<typeof MenuInput>

/** Row of /Admin/areas; the id is the six-digit code. */
export const AreaRow = Type.Object({
  id: Id,
  pid: ParentId,
  level: Type.Integer(),
  name: Type.String(),
  name_en: Type.String(),
  initial: Type.String(),
  has_children: Type.Boolean(),
})
export type AreaRow = Static<typeof AreaRow>
export const AreaInput = Strict({
  code: Type.Integer({ minimum: 100_000, maximum: 999_999 }),
  pid: ParentId,
  name: Name(40),
  name_en: Name(60),
})
export type AreaInput = Static<typeof AreaInput>
export const AreaChange = Strict({ name: Name(40), name_en: Name(60) })
export type AreaChange = Static<typeof AreaChange>

/** Requested pixels per side, limited by the bounds of its kind. */
const PictureSide = Type.Number({ exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** Fields beside the file of POST {area}uploads (spec §7). `option` is JSON `{"width":150,"height":150}`, or `option[width]=150&option[height]=150`. */
export const UploadInput = Strict({
  name: Type.Optional(Type.String({ maxLength: 40, pattern: '^[\\w.-]*$' })),
  option: Type.Optional(Type.Union([Text(200), Strict({ width: PictureSide, height: PictureSide })])),
  uploadType: Type.Optional(Word(['uploadFile', 'uploadPic'])),
  /** Folder of the picture space of a store; the default one without it. */
  folder_id: Type.Optional(ParentId),
})
export type UploadInput = Static<typeof UploadInput>

/** Query of {area}load_menu (spec §7). */
export const LoadMenuQuery = Strict({ type: Type.Optional(Word(['getChildren'])) })
export type LoadMenuQuery = Static<typeof LoadMenuQuery>

/** Query of /load_areas: children of a division, 0 for the provinces (spec §7 lazy cascaders). */
export const LoadAreasQuery = Strict({
  pid: Type.Optional(ParentId),
  isLazy: Type.Optional(Flag),
})
export type LoadAreasQuery = Static<typeof LoadAreasQuery>
