import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { homeCall } from '@shiji/contract/catalog/goods.buyer.calls.ts'
import { HomeData } from '@shiji/contract/catalog/home.ts'
import { type GoodsSearch, GoodsSearchParams } from '@shiji/contract/catalog/search.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { startOfShopDay } from '@shiji/kit/time/shop-time.ts'
import { isUnreadable, readEncodedParams } from '../../../../http/request/encoded-params.ts'
import { readKeywords } from '../../../../http/request/search-keywords.ts'
import { compileValidator } from '../../../../http/request/validate.ts'
import { answer } from '../../../../http/routes/answer.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { type HomeContent, homeContent } from '../../../content/index.ts'
import { flagshipStores, storeCard } from '../../../store/index.ts'
import { cardsOf } from '../../data/storefront/goods-card.queries.ts'
import { bestSellers, homeFloors } from '../../data/storefront/home.queries.ts'
import { bestCardsOf } from '../../data/storefront/store-goods.queries.ts'
import { composeHome, type HomeParts } from '../../domain/home/compose-home.ts'
import { floorAdverts } from '../../domain/home/floor-adverts.ts'

const validate = compileValidator(GoodsSearchParams)

/** More than are shown, since goods of a ranking or an editorial do not appear again in their floor. */
const READ = { floor: 16, chips: 5, best: 12, editorial: 16, portrait: 12, stores: 12 } as const

export const homeBuyerRoutes = [
  answer(
    homeCall,
    {
      summary: 'Home page: banners, notices, an editorial, a ranking, a store, floors by class',
      data: HomeData,
    },
    async ctx => {
      const [floors, best, portrait, content] = await Promise.all([
        homeFloors(ctx, { goods: READ.floor, chips: READ.chips }),
        bestSellers(ctx, READ.best),
        portraitOf(ctx),
        homeContent(ctx),
      ])
      return composeHome({
        ...content,
        best,
        portrait,
        editorial: await editorialOf(ctx, content.editorials, floors),
        floors,
        adverts: floorAdverts(
          floors.map(floor => floor.id),
          content.strips,
          url => searchOf(url)?.class_id,
        ),
      })
    },
  ),
]

/** A store with a story, another one each day. */
async function portraitOf(ctx: Ctx): Promise<HomeParts['portrait']> {
  const stores = (await flagshipStores(ctx, READ.stores)).filter(store => store.description !== '')
  const today = Math.floor(startOfShopDay(ctx.clock.now()).getTime() / DAY)
  const store = stores[today % Math.max(1, stores.length)]
  if (store === undefined) return undefined
  const goods = await bestCardsOf(ctx, store.id, READ.portrait)
  return { store: storeCard(store), story: store.description, story_en: store.descriptionEn, goods }
}

/** The first editorial with the goods that its link finds; beside a link to elsewhere stand the best of each class. */
async function editorialOf(
  ctx: Ctx,
  [advert]: HomeContent['editorials'],
  floors: HomeParts['floors'],
): Promise<HomeParts['editorial']> {
  if (advert === undefined) return undefined
  const found = await goodsBehind(ctx, advert.url)
  return { advert, goods: found.length > 0 ? found : floors.flatMap(floor => floor.goods.slice(0, 2)) }
}

async function goodsBehind(ctx: Ctx, url: string): Promise<GoodsCard[]> {
  const search = searchOf(url)
  if (search === undefined) return []
  const { ids } = await ctx.ports.searchEngine.search(ctx, {
    keywords: search.keywords,
    filters: search.class_id === undefined ? {} : { classId: search.class_id },
    paging: { sort: 'default', order: 'desc', page: 1, perPage: READ.editorial },
  })
  return cardsOf(ctx, ids)
}

const SEARCH = /^\/search\/([^/?#]+)/
const CLASS = /^\/class\/(\d{1,15})(?:$|[?#])/

/** The search of a link to the search page or to a class; undefined for other links and for what the page would not understand. */
function searchOf(url: string): { readonly keywords: string; readonly class_id?: number } | undefined {
  const classId = CLASS.exec(url)?.[1]
  if (classId !== undefined) return { keywords: '', class_id: Number(classId) }
  const params = decoded(SEARCH.exec(url)?.[1])
  if (params === undefined || isUnreadable(params)) return undefined
  try {
    // The validator has established the shape.
    const { keywords, class_id } = readEncodedParams(validate, params) as GoodsSearch
    return { keywords: readKeywords(keywords), ...(class_id === undefined ? {} : { class_id }) }
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}
