import type { CommonData } from '@shiji/contract/platform/platform.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { Ctx } from '../../../../infra/context.ts'
import type { Db } from '../../../../infra/database/database.ts'
import { readSetting } from './settings.queries.ts'

const KEPT_MS = 5_000

type Site = Pick<CommonData, 'classes' | 'brands' | 'hot_words' | 'common'>

interface Kept {
  readonly at: number
  readonly site: Promise<Site>
}

/** What is the same for every visitor of one language, read at most once in five seconds per process. */
const kept = new WeakMap<Db, Map<Locale, Kept>>()

async function readSite(ctx: Ctx): Promise<Site> {
  const catalog = ctx.ports.siteCatalog
  const [classes, brands, hotWords, common] = await Promise.all([
    catalog.classes(ctx),
    catalog.brands(ctx),
    catalog.hotWords(ctx),
    readSetting(ctx, 'web'),
  ])
  return { classes: [...classes], brands: [...brands], hot_words: [...hotWords], common }
}

/** Makes the next visitor see the current classes, brands and settings; for changes made in this process. */
export const forgetSite = (ctx: Ctx): void => {
  kept.delete(ctx.root)
}

function siteOf(ctx: Ctx): Promise<Site> {
  const byLocale = kept.get(ctx.root) ?? new Map<Locale, Kept>()
  kept.set(ctx.root, byLocale)
  const recent = byLocale.get(ctx.locale)
  if (recent !== undefined && performance.now() - recent.at < KEPT_MS) return recent.site
  const site = readSite(ctx)
  byLocale.set(ctx.locale, { at: performance.now(), site })
  site.catch(() => byLocale.delete(ctx.locale))
  return site
}

/** GET /common (spec §7) for this visitor: shared site data, their cart, their address, the shop's time. */
export async function commonData(ctx: Ctx): Promise<CommonData> {
  const [site, cart] = await Promise.all([siteOf(ctx), cartCount(ctx)])
  return {
    ...site,
    cart,
    ip: ctx.ip,
    load: true,
    now: ctx.clock.now().toISOString(),
    demo: ctx.config.mode !== 'production',
  }
}

/** Lines in the buyer's cart; 0 for everyone else. */
export const cartCount = (ctx: Ctx): Promise<number> =>
  ctx.scope.of === 'buyer' ? ctx.ports.cartCount.count(ctx, ctx.scope) : Promise.resolve(0)
