import Type, { type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { FileUrl, Flag, Id, Instant, Name, Nullable, Strict, Text, Word } from '../schema.ts'
import { ACCOUNT_STATUSES } from '../statuses.ts'
import { FILE_OR_FOREIGN_URL } from '../texts/file-url.ts'

/** Taken literally, including spaces; `writeOnly` also hides it in the API document. */
const Password = Type.String({ minLength: 1, maxLength: 200, writeOnly: true })
const OptionalPassword = Type.Optional(Type.String({ maxLength: 200, writeOnly: true }))
const NewPassword = Type.String({ minLength: LIMITS.password.min, maxLength: LIMITS.password.max, writeOnly: true })
const Provider = Word(['users', 'admins'])
export const Phone = Type.String({ pattern: '^1[3-9]\\d{9}$' })
export const SmsCode = Type.String({ pattern: '^\\d{6}$' })

/** POST /login, /Seller/login, /Admin/login: the prefix decides the area; `provider` must agree. */
export const LoginInput = Strict({
  username: Name(60),
  password: Password,
  provider: Type.Optional(Provider),
  /** Seller logins of people with several stores. */
  store_id: Type.Optional(Id),
  /** Solved proof of work, after the server asked for it (`login.challenge`). */
  challenge: Type.Optional(Text(500)),
})
export type LoginInput = Static<typeof LoginInput>

/**
 * `data.challenge` of `login.challenge`: the proof of work that a login needs after three failures, and always in the admin area
 * (product §1). Find `number` from 0 to `maxnumber` for which the hex SHA-256 of `salt + number` is `challenge`, then send the
 * login again with `challenge` = base64 of the JSON `{algorithm, challenge, number, salt, signature}`. Each challenge is valid once, for five
 * minutes. This is the protocol of ALTCHA, version 1.
 */
export const LoginChallenge = Type.Object({
  algorithm: Type.String(),
  challenge: Type.String(),
  maxnumber: Type.Integer(),
  salt: Type.String(),
  signature: Type.String(),
})
export type LoginChallenge = Static<typeof LoginChallenge>

export const LoginData = Type.Object({
  access_token: Type.String(),
  token_type: Type.String(),
  expires_in: Type.Integer(),
  defaultUrl: Type.String(),
})
export type LoginData = Static<typeof LoginData>

/** `data` of `login.choose_store`: the stores to choose from. */
export interface ChooseStore {
  readonly stores: readonly { readonly id: number; readonly name: string; readonly role: 'owner' | 'staff' }[]
}

export const RegisterInput = Strict({
  username: Phone,
  password: Password,
  re_password: Type.Optional(Password),
  code: SmsCode,
  inviter_id: Type.Optional(Id),
  provider: Type.Optional(Provider),
  agree: Type.Optional(Flag),
})
export type RegisterInput = Static<typeof RegisterInput>

export const ForgetPasswordInput = Strict({
  username: Phone,
  password: Password,
  re_password: Type.Optional(Password),
  code: SmsCode,
  provider: Type.Optional(Provider),
})
export type ForgetPasswordInput = Static<typeof ForgetPasswordInput>

/** POST /sms: `name` is the purpose. In demo and test mode the console provider also returns the code. */
export const SmsInput = Strict({
  phone: Text(20),
  name: Word(['register', 'forget_password', 'edit_user', 'pay_password']),
})
export type SmsInput = Static<typeof SmsInput>
export const SmsData = Type.Object({ wait_seconds: Type.Integer(), demo_code: Type.Optional(Type.String()) })
export type SmsData = Static<typeof SmsData>

/** POST {area}auth/info (spec §3, §7). Money and points are the buyer's own. */
export const UserInfo = Type.Object({
  id: Id,
  username: Type.String(),
  nickname: Type.String(),
  avatar: Type.String(),
  belong_id: Type.Integer(),
  defaultUrl: Type.String(),
  sex: Type.Integer(),
  /** Masked: 138****0000. */
  phone: Type.String(),
  has_pay_password: Type.Boolean(),
  /** Its encryption key is lost: a new password must be set by SMS code. */
  pay_password_lost: Type.Boolean(),
  money: Type.Integer(),
  frozen_money: Type.Integer(),
  integral: Type.Integer(),
  store_id: Nullable(Type.Integer()),
  store_name: Type.String(),
  is_super: Type.Boolean(),
  permissions: Type.Array(Type.String()),
})
export type UserInfo = Static<typeof UserInfo>

export const AuthInfoInput = Strict({ provider: Type.Optional(Provider) })
export type AuthInfoInput = Static<typeof AuthInfoInput>

/** Avatar: a file of ours, or a picture on another host, which the server fetches and stores as its own file. */
export const AvatarUrl = Type.String({ maxLength: 2_000, pattern: FILE_OR_FOREIGN_URL })

/** POST {area}auth/edit: password '' means unchanged; a new one needs `current_password` (product §1). Avatar only when set. */
export const AuthEditInput = Strict({
  provider: Type.Optional(Provider),
  nickname: Name(30),
  password: OptionalPassword,
  current_password: OptionalPassword,
  avatar: Type.Optional(AvatarUrl),
  sex: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
})
export type AuthEditInput = Static<typeof AuthEditInput>
/** Answer of auth/edit: the stored avatar, always a file of ours or empty. */
export const AuthEdited = Type.Object({ id: Id, avatar: Type.String() })
export type AuthEdited = Static<typeof AuthEdited>

/** PUT /user/safe/pay_password: first time needs the login password, later the current payment password or an SMS code. */
export const PayPasswordInput = Strict({
  pay_password: Text(20),
  re_pay_password: Type.Optional(Text(20)),
  current_password: OptionalPassword,
  current_pay_password: Type.Optional(Text(20)),
  code: Type.Optional(SmsCode),
})
export type PayPasswordInput = Static<typeof PayPasswordInput>

export const SessionRow = Type.Object({
  id: Id,
  ip: Type.String(),
  agent: Type.String(),
  created_at: Instant,
  last_seen_at: Instant,
  current: Type.Boolean(),
})
export type SessionRow = Static<typeof SessionRow>

export const Address = Type.Object({
  id: Id,
  receive_name: Type.String(),
  receive_tel: Type.String(),
  province_id: Id,
  city_id: Id,
  region_id: Id,
  area_info: Type.String(),
  address: Type.String(),
  is_default: Type.Boolean(),
})
export type Address = Static<typeof Address>
export const AddressInput = Strict({
  receive_name: Name(30),
  receive_tel: Phone,
  province_id: Id,
  city_id: Id,
  region_id: Id,
  address: Name(120),
  is_default: Type.Optional(Flag),
})
export type AddressInput = Static<typeof AddressInput>

export const AdminUserRow = Type.Object({
  id: Id,
  username: Type.String(),
  nickname: Type.String(),
  avatar: Type.String(),
  phone: Type.String(),
  belong_id: Type.Integer(),
  status: Word(ACCOUNT_STATUSES),
  money: Type.Integer(),
  frozen_money: Type.Integer(),
  integral: Type.Integer(),
  login_time: Nullable(Type.String()),
  created_at: Instant,
})
export type AdminUserRow = Static<typeof AdminUserRow>
export const AdminUserInput = Strict({
  username: Phone,
  nickname: Name(30),
  password: NewPassword,
  avatar: Type.Optional(FileUrl),
})
export type AdminUserInput = Static<typeof AdminUserInput>
export const AdminUserChange = Strict({
  nickname: Type.Optional(Name(30)),
  password: OptionalPassword,
  avatar: Type.Optional(FileUrl),
  status: Type.Optional(Word(ACCOUNT_STATUSES)),
})
export type AdminUserChange = Static<typeof AdminUserChange>

/** Staff of the platform (/Admin/admins) and of a store (/Seller/users): same shape. */
export const StaffRow = Type.Object({
  id: Id,
  username: Type.String(),
  nickname: Type.String(),
  avatar: Type.String(),
  status: Word(ACCOUNT_STATUSES),
  is_super: Type.Boolean(),
  role_id: Type.Array(Id),
  roles: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  login_time: Nullable(Type.String()),
  created_at: Instant,
})
export type StaffRow = Static<typeof StaffRow>
export const StaffInput = Strict({
  username: Name(30),
  nickname: Name(30),
  password: NewPassword,
  avatar: Type.Optional(FileUrl),
  role_id: Type.Optional(Type.Array(Id, { maxItems: 50 })),
})
export type StaffInput = Static<typeof StaffInput>
export const StaffChange = Strict({
  nickname: Type.Optional(Name(30)),
  password: OptionalPassword,
  avatar: Type.Optional(FileUrl),
  role_id: Type.Optional(Type.Array(Id, { maxItems: 50 })),
  status: Type.Optional(Word(ACCOUNT_STATUSES)),
})
export type StaffChange = Static<typeof StaffChange>

export const RoleRow = Type.Object({
  id: Id,
  name: Type.String(),
  menu_id: Type.Array(Id),
  permissions: Type.Array(Type.String()),
  created_at: Instant,
})
export type RoleRow = Static<typeof RoleRow>
export const RoleInput = Strict({
  name: Name(30),
  menu_id: Type.Optional(Type.Array(Id, { maxItems: 500 })),
  permissions: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 500 }),
})
export type RoleInput = Static<typeof RoleInput>
