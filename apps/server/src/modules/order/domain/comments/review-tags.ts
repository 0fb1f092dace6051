import type { ReviewTag } from '@shiji/contract/order/review-tags.ts'

/**
 * Phrases by which a tag is found in the text of a review, Chinese and English, as a regular expression of PostgreSQL
 * without regard to case. They name the thing that is praised, since 快 alone is in 快递 and 不慢 is no complaint. The
 * column `tags` is computed from them, so that a change of a phrase is a migration and no count is ever stale.
 */
export const TAG_PHRASES: Readonly<Record<ReviewTag, string>> = {
  fast_delivery:
    '(发货|物流|到货|送货|配送|快递)(速度)?(也|很|真|挺|倒是|非常|超级)?(快|给力|神速)|第二天就到|隔天就(到|收)|次日(就)?到|(quick|fast) (delivery|shipping)|(came|arrived|here) the (next day|day after)',
  well_packed:
    '包装(也|很|挺|得)?(用心|仔细|结实|严实|精致|完好)|包装这么结实|包得(很|挺|也)?(仔细|结实|严实|好)|packed (with care|well|carefully)|(careful|good|great) packing',
  as_described: '(和|与|跟)(描述|图片|页面)(一致|一样|相符)|比图片(还)?(实在|好看)|as described|nicer in real life',
  good_value:
    '性价比(高|可以|不错|很高)|划算|值这个价|物超所值|价格也合适|(good|great|fair) (value|deal)|worth the money|the price is right',
  well_made: '做工(比|好|精|细|扎实|不错)|质量(很|挺|真)?(好|不错|过硬)|well made|better made|feels solid|good quality',
  good_looking:
    '(很|真|挺|也)(好看|漂亮|百搭)|颜色(很|真)?(正|好看|好搭)|颜值|looks (great|good|lovely)|goes (well )?with',
  comfortable: '舒服|舒适(?!度不)|comfortable|comfy',
  tasty:
    '(味道|口味|口感)(很|真|挺)?(正|好|不错)|(很|真|挺)?好吃|好喝|合.{0,4}口味|tastes (right|good|great)|delicious|tasty',
  helpful_store:
    '客服(态度)?(很|真|挺)?(好|耐心|热情)|客服提醒|答得很清楚|friendly service|helpful|clear answers|the store told me',
  buys_again:
    '(会|还会|一定)(再)?回购|下次还来|第二次.{0,6}买|第二单|又(下|买)了一(单|份)|(buy|order) (it )?again|i will be back|second order',
  slow_delivery:
    '(物流|发货|快递|送货)(也|有点|很|太|真)?慢|等了.{0,4}(天|周)|delivery was slow|slow (delivery|shipping)|took nearly a week',
  arrived_damaged:
    '压坏|摔坏|破损|(里面|外面|盒子).{0,4}(蹭花|碎|裂)|box was crushed|arrived (broken|damaged)|is scuffed',
  unlike_pictures: '(和|与|跟)(图片|描述).{0,3}(差别|不符|不一样|不同)|different from the pictures|not as described',
  slow_answers:
    '客服.{0,6}(回得慢|才回|不理|不回)|took its time to answer|a day for an answer|no answer from the store',
}

/** The tags of a text in the column `content`, as an expression that depends on nothing else. */
export const tagsOfContent = (): string => {
  const tags = Object.entries(TAG_PHRASES).map(
    ([tag, phrases]) => `case when content ~* '${phrases}' then '${tag}' end`,
  )
  return `array_remove(array[${tags.join(', ')}]::text[], null)`
}
