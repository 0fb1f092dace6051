import { AREAS, type Area } from '@shiji/contract/area.ts'
import { forgetPasswordCall, registerCall } from '@shiji/contract/identity/account.buyer.calls.ts'
import { authEditCall, authInfoCall, isLoginCall, loginCall, logoutCall } from '@shiji/contract/identity/auth.calls.ts'
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
import { answer, answerIn } from '../../../http/routes/answer.ts'
import { ownProfile } from '../data/accounts/profile.queries.ts'
import { editAccount } from '../use-cases/accounts/edit-account.ts'
import { register } from '../use-cases/accounts/register.ts'
import { resetPassword } from '../use-cases/accounts/reset-password.ts'
import { logout } from '../use-cases/sessions/end-sessions.ts'
import { login, refuseProvider } from '../use-cases/sessions/login.ts'

const ProviderQuery = Strict({ provider: AuthInfoInput.properties.provider })

/** User agent and device of a caller. */
const callerOf = (header: (name: string) => string | undefined) => ({
  agent: header('user-agent') ?? '',
  device: header(DEVICE_HEADER),
})

const loginRoute = (area: Area) =>
  answerIn(
    loginCall,
    [area],
    {
      summary: `Log in to the ${area} area`,
      body: LoginInput,
      data: LoginData,
    },
    (ctx, { body, header }) => login(ctx, area, { ...body, ...callerOf(header) }),
  )

const ofArea = <A extends Area>(area: A) => [
  ...loginRoute(area),
  ...answerIn(
    authInfoCall,
    [area],
    {
      summary: 'The person who is logged in',
      body: AuthInfoInput,
      data: UserInfo,
    },
    (ctx, { body }) => {
      refuseProvider(area, body.provider)
      return ownProfile(ctx)
    },
  ),
  ...answerIn(
    authEditCall,
    [area],
    {
      summary: 'Change the own profile or password',
      body: AuthEditInput,
      data: AuthEdited,
    },
    (ctx, { body }) => editAccount(ctx, body),
  ),
]

export const authRoutes = [
  ...AREAS.flatMap(ofArea),
  answer(
    logoutCall,
    {
      summary: 'End the session of the token, if there is one',
      body: AuthInfoInput,
      data: Nothing,
    },
    async ctx => {
      await logout(ctx)
      return null
    },
  ),
  answer(
    isLoginCall,
    {
      summary: 'Id of the person behind the token, or null',
      query: ProviderQuery,
      data: Nullable(Id),
    },
    async ({ actor }) => (actor.kind === 'visitor' || actor.kind === 'system' ? null : actor.id),
  ),
  answer(
    registerCall,
    {
      summary: 'Make a buyer account for a phone and log in',
      body: RegisterInput,
      data: LoginData,
    },
    (ctx, { body, header }) => register(ctx, { ...body, ...callerOf(header) }),
  ),
  answer(
    forgetPasswordCall,
    {
      summary: 'Set a new password by SMS code and log in',
      body: ForgetPasswordInput,
      data: LoginData,
    },
    (ctx, { body, header }) => resetPassword(ctx, { ...body, ...callerOf(header) }),
  ),
]
