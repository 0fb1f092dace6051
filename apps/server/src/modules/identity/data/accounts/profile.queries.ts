import type { UserInfo } from '@shiji/contract/identity/identity.ts'
import { ZERO } from '@shiji/kit/money/fen.ts'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../../infra/app-error.ts'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { storeIdOf } from '../../../../infra/scope.ts'
import { landingOf } from '../../../platform/index.ts'
import { maskPhone } from '../../domain/mask.ts'
import type { Balance } from '../../ports.ts'
import { admins, users } from './account.table.ts'
import { isPayPasswordLost } from './pay-password.repo.ts'

const NOTHING: Balance = { money: ZERO, frozenMoney: ZERO, integral: 0 }

/** POST {area prefix}auth/info (spec §7): the current actor as their pages show them. Money is shown to buyers only. */
export async function ownProfile(ctx: Ctx<BuyerActor | SellerActor | AdminActor>): Promise<UserInfo> {
  return ctx.actor.kind === 'admin' ? adminProfile(ctx, ctx.actor) : userProfile(ctx, ctx.actor)
}

async function adminProfile(ctx: Ctx, actor: AdminActor): Promise<UserInfo> {
  const [admin] = await ctx.db.select().from(admins).where(eq(admins.id, actor.id))
  if (admin === undefined) throw new AppError('session.over')
  return {
    id: admin.id,
    username: admin.username,
    nickname: admin.nickname,
    avatar: admin.avatar,
    belong_id: 0,
    defaultUrl: await landingOf(ctx, 'admin'),
    sex: 0,
    phone: '',
    has_pay_password: false,
    pay_password_lost: false,
    money: 0,
    frozen_money: 0,
    integral: 0,
    store_id: null,
    store_name: '',
    is_super: actor.isSuper,
    permissions: [...actor.permissions],
  }
}

async function userProfile(ctx: Ctx, actor: BuyerActor | SellerActor): Promise<UserInfo> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, actor.id))
  if (user === undefined) throw new AppError('session.over')
  const storeId = storeIdOf(ctx.scope)
  const balance = actor.kind === 'buyer' ? (await ctx.ports.balances.of(ctx, [actor.id])).get(actor.id) : undefined
  const { money, frozenMoney, integral } = balance ?? NOTHING
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    avatar: user.avatar,
    belong_id: user.belongId,
    defaultUrl: actor.kind === 'seller' ? await landingOf(ctx, 'seller') : '/',
    sex: user.sex,
    phone: maskPhone(user.phone),
    has_pay_password: user.payPasswordHash !== null,
    pay_password_lost: isPayPasswordLost(ctx, user.payPasswordHash),
    money,
    frozen_money: frozenMoney,
    integral,
    store_id: storeId,
    store_name: storeId === null ? '' : ((await ctx.ports.storeNames.of(ctx, [storeId])).get(storeId) ?? ''),
    is_super: actor.kind === 'seller' && actor.isOwner,
    permissions: actor.kind === 'seller' ? [...actor.permissions] : [],
  }
}
