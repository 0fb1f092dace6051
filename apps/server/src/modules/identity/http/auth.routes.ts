import { AREAS, type Area } from '@shiji/contract/area.ts'
import { DEVICE_HEADER } from '@shiji/contract/identity/device.ts'
import {
  AuthEdited,
  AuthEditInput,
  AuthInfoInput,
  ForgetPasswordInput,
  LoginData,
  LoginInput,
  RegisterInput,
  UserInfo,
} from '@shiji/contract/identity/identity.ts'
import { Id, Nothing, Nullable, Strict } from '@shiji/contract/schema.ts'
import { route } from '../../../http/route.ts'
import { ownProfile } from '../data/profile.queries.ts'
import { editAccount } from '../use-cases/edit-account.ts'
import { logout } from '../use-cases/end-sessions.ts'
import { login, refuseProvider } from '../use-cases/login.ts'
import { register } from '../use-cases/register.ts'
import { resetPassword } from '../use-cases/reset-password.ts'

const PER_MINUTE = 60
const ProviderQuery = Strict({ provider: AuthInfoInput.properties.provider })

/** Program and device of a caller. */
const callerOf = (header: (name: string) => string | undefined) => ({
  agent: header('user-agent') ?? '',
  device: header(DEVICE_HEADER),
})

const loginRoute = (area: Area) =>
  route(
    {
      method: 'POST',
      path: '/login',
      area,
      access: 'public',
      summary: `Log in to the ${area} area`,
      perMinute: PER_MINUTE,
      body: LoginInput,
      data: LoginData,
    },
    (ctx, { body, header }) => login(ctx, area, { ...body, ...callerOf(header) }),
  )

const ofArea = <A extends Area>(area: A) => [
  loginRoute(area),
  route(
    {
      method: 'POST',
      path: '/auth/info',
      area,
      access: 'session',
      summary: 'The person who is logged in',
      body: AuthInfoInput,
      data: UserInfo,
    },
    (ctx, { body }) => {
      refuseProvider(area, body.provider)
      return ownProfile(ctx)
    },
  ),
  route(
    {
      method: 'POST',
      path: '/auth/edit',
      area,
      access: 'session',
      summary: 'Change the own profile or password',
      body: AuthEditInput,
      data: AuthEdited,
    },
    (ctx, { body }) => editAccount(ctx, body),
  ),
]

export const authRoutes = [
  ...AREAS.flatMap(ofArea),
  route(
    {
      method: 'POST',
      path: '/logout',
      area: 'shared',
      access: 'public',
      summary: 'End the session of the token, if there is one',
      body: AuthInfoInput,
      data: Nothing,
    },
    async ctx => {
      await logout(ctx)
      return null
    },
  ),
  route(
    {
      method: 'GET',
      path: '/is_login',
      area: 'shared',
      access: 'public',
      summary: 'Id of the person behind the token, or null',
      query: ProviderQuery,
      data: Nullable(Id),
    },
    async ({ actor }) => (actor.kind === 'visitor' || actor.kind === 'system' ? null : actor.id),
  ),
  route(
    {
      method: 'POST',
      path: '/register',
      area: 'buyer',
      access: 'public',
      summary: 'Make a buyer account for a phone and log in',
      perMinute: PER_MINUTE,
      body: RegisterInput,
      data: LoginData,
    },
    (ctx, { body, header }) => register(ctx, { ...body, ...callerOf(header) }),
  ),
  route(
    {
      method: 'POST',
      path: '/forget_password',
      area: 'buyer',
      access: 'public',
      summary: 'Set a new password by SMS code and log in',
      perMinute: PER_MINUTE,
      body: ForgetPasswordInput,
      data: LoginData,
    },
    (ctx, { body, header }) => resetPassword(ctx, { ...body, ...callerOf(header) }),
  ),
]
