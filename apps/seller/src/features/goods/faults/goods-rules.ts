import { LIMITS } from '@shiji/contract/limits.ts'
import { isFileUrl } from '@shiji/contract/texts/file-url.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { array, boolean, number, object, string, ValidationError } from 'yup'
import type { GoodsBody } from '../saving/goods-body.ts'

/** Most fen, pieces, grams and values, as the contract has them. */
const MOST = { amount: 10_000_000_000, stock: 9_999_999, weight: 100_000_000, values: 60, attributes: 40, services: 10 }

/** The contract's `GoodsInput` as rules of the page, so that most errors show before anything is sent. */
function goodsRules(say: SayText) {
  const required = say('error.required')
  const text = (limit: number) => string().max(limit, say('error.max_length', { limit }))
  const name = (limit: number) => text(limit).required(required)
  const whole = (limit: number) =>
    number()
      .integer(say('error.whole_number'))
      .min(0, say('error.minimum', { limit: 0 }))
      .max(limit, say('error.maximum', { limit }))
  const amount = number()
    .integer(say('error.money'))
    .min(0, say('error.minimum', { limit: 0 }))
    .max(MOST.amount, say('error.maximum', { limit: MOST.amount / 100 }))
  const once = (list: readonly (string | undefined)[], at: number): boolean => {
    const own = list[at] ?? ''
    return own === '' || list.indexOf(own) === at
  }
  /** Reports a text that appears twice in a field of a list, at the later one. */
  const unique = (field: 'name' | 'code', message: string) =>
    function check(this: TestContext, list: readonly object[] | undefined): true | ValidationError {
      const texts = (list ?? []).map(each => textOf(Reflect.get(each, field)))
      const wrong = texts.flatMap((_, at) => (once(texts, at) ? [] : [at]))
      if (wrong.length === 0) return true
      return new ValidationError(wrong.map(at => this.createError({ path: `${this.path}[${at}].${field}`, message })))
    }
  const value = object({ name: name(40), name_en: text(60), image: string() })
  const axis = object({
    name: name(20),
    name_en: text(40),
    values: array(value)
      .min(1, say('goods.values_missing'))
      .max(MOST.values, say('error.max_items', { limit: MOST.values }))
      .test('names', unique('name', say('goods.value_twice'))),
  })
  const sku = object({
    price: amount.required(required),
    market_price: amount,
    stock: whole(MOST.stock).required(required),
    weight: number()
      .min(0, say('error.minimum', { limit: 0 }))
      .max(MOST.weight, say('error.maximum', { limit: MOST.weight / 1000 })),
    code: text(60),
  })
  return {
    name: name(LIMITS.goods.titleLength),
    subname: text(120),
    name_en: text(160),
    subname_en: text(160),
    goods_no: text(40),
    class_id: number().nullable().required(required),
    images: array(string())
      .min(1, say('goods.picture_missing'))
      .max(LIMITS.goods.images, say('error.max_items', { limit: LIMITS.goods.images })),
    video: text(500).test('file', say('goods.video_wrong'), url => isFileUrl(url ?? '')),
    freight_id: number()
      .nullable()
      .when('freight_mode', ([mode], rule) => (mode === 'custom' ? rule.required(required) : rule)),
    services: array(text(40)).max(MOST.services, say('error.max_items', { limit: MOST.services })),
    ship_hours: number()
      .nullable()
      .min(1, say('error.minimum', { limit: 1 }))
      .max(720, say('error.maximum', { limit: 720 })),
    is_recommend: boolean(),
    content: text(200_000),
    content_en: text(200_000),
    axes: array(axis).test('names', unique('name', say('goods.axis_twice'))),
    skus: array(sku)
      .max(LIMITS.goods.skus, say('goods.too_many_skus', { limit: LIMITS.goods.skus }))
      .test('codes', unique('code', say('goods.code_twice'))),
    attributes: array(object({ name: name(40), name_en: text(60), value: text(200), value_en: text(200) })).max(
      MOST.attributes,
      say('error.max_items', { limit: MOST.attributes }),
    ),
  }
}

interface TestContext {
  readonly path: string
  readonly createError: (problem: { readonly path: string; readonly message: string }) => ValidationError
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The problems of a body, by the server's field names: `skus.3.price`. Only what is sent is checked. */
export function problemsOf(body: GoodsBody, say: SayText): Readonly<Record<string, string>> {
  const rules = Object.fromEntries(Object.entries(goodsRules(say)).filter(([name]) => name in body))
  try {
    object(rules).validateSync(body, { abortEarly: false, strict: true })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // The first message of each place is the most obvious one.
    const found = error.inner.map(({ path = '', message }) => [path.replace(/\[(\d+)\]/g, '.$1'), message] as const)
    return Object.fromEntries(found.toReversed())
  }
}
