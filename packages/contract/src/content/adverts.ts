import Type, { type Static } from 'typebox'
import { Count, FileUrl, Flag, Id, Instant, Name, Nullable, OtherName, Strict, Text, Word } from '../schema.ts'
import { ACTIVITY_STATUSES } from '../statuses.ts'
import { ADV_PLACES, NOTICE_TAGS } from './words.ts'

/** Code for pages and calls: lower-case letters, digits and underscores. */
export const CallName = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z0-9_]*$' })

/** A time, as forms send it: spec §9 in the shop's zone, or ISO 8601. */
export const FormTime = Type.String({ minLength: 1, maxLength: 40 })

/** Ad space, with the size of its pictures in px. */
export const AdvSpace = Type.Object({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  name_en: Type.String(),
  place: Word(ADV_PLACES),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Number of its ads. */
  advs: Count,
  created_at: Instant,
})
export type AdvSpace = Static<typeof AdvSpace>

const Pixels = Type.Integer({ minimum: 1, maximum: 4_000 })
export const AdvSpaceInput = Strict({
  code: CallName,
  name: Name(25),
  name_en: Name(60),
  place: Word(ADV_PLACES),
  width: Pixels,
  height: Pixels,
})
export type AdvSpaceInput = Static<typeof AdvSpaceInput>

export const Adv = Type.Object({
  id: Id,
  space_id: Id,
  space_name: Type.String(),
  space_name_en: Type.String(),
  title: Type.String(),
  title_en: Type.String(),
  hint: Type.String(),
  hint_en: Type.String(),
  image: Type.String(),
  url: Type.String(),
  start_at: Instant,
  end_at: Instant,
  is_sort: Type.Integer(),
  enabled: Flag,
  state: Word(ACTIVITY_STATUSES),
  created_at: Instant,
})
export type Adv = Static<typeof Adv>

/** `url` is a page of the shop (`/goods/5`) or an https address; the text is shown beside the picture, never inside it. */
export const AdvInput = Strict({
  space_id: Id,
  title: Name(40),
  title_en: OtherName(80),
  hint: Type.Optional(Text(60)),
  hint_en: Type.Optional(Text(120)),
  image: FileUrl,
  url: Type.Optional(Text(500)),
  start_at: FormTime,
  end_at: FormTime,
  is_sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
  enabled: Type.Optional(Flag),
})
export type AdvInput = Static<typeof AdvInput>

/** An advert as the storefront shows it. */
export const AdvCard = Type.Object({
  id: Id,
  title: Type.String(),
  title_en: Type.String(),
  hint: Type.String(),
  hint_en: Type.String(),
  image: Type.String(),
  /** '' means no link. */
  url: Type.String(),
})
export type AdvCard = Static<typeof AdvCard>

/** Query of GET /adv: the code of a space. */
export const AdvQuery = Strict({ name: CallName })
export type AdvQuery = Static<typeof AdvQuery>

export const Notice = Type.Object({
  id: Id,
  tag: Word(NOTICE_TAGS),
  title: Type.String(),
  title_en: Type.String(),
  content: Type.String(),
  content_en: Type.String(),
  start_at: Instant,
  end_at: Nullable(Instant),
  enabled: Flag,
  state: Word(ACTIVITY_STATUSES),
  created_at: Instant,
})
export type Notice = Static<typeof Notice>

/** Without `end_at` a notice is shown until it is switched off. */
export const NoticeInput = Strict({
  tag: Word(NOTICE_TAGS),
  title: Name(60),
  title_en: OtherName(120),
  content: Type.Optional(Text(200_000)),
  content_en: Type.Optional(Text(200_000)),
  start_at: FormTime,
  end_at: Type.Optional(Text(40)),
  enabled: Type.Optional(Flag),
})
export type NoticeInput = Static<typeof NoticeInput>

/** A notice in a list; `name` opens it under /user/article/{name}. */
export const NoticeLine = Type.Object({
  id: Id,
  name: Type.String(),
  tag: Word(NOTICE_TAGS),
  title: Type.String(),
  title_en: Type.String(),
  start_at: Instant,
})
export type NoticeLine = Static<typeof NoticeLine>
