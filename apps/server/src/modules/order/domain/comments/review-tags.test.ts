import { REVIEW_TAGS } from '@shiji/contract/order/review-tags.ts'
import { describe, expect, it } from 'vitest'
import { TAG_PHRASES, tagsOfContent } from './review-tags.ts'

/** The phrases use only what both dialects of regular expressions read alike. */
const tagsOf = (text: string) => REVIEW_TAGS.filter(tag => new RegExp(TAG_PHRASES[tag], 'i').test(text))

describe('tags of a review', () => {
  it.each([
    ['第二天就到了，包得很仔细。', ['fast_delivery', 'well_packed']],
    ['物流也快，和图片一致', ['fast_delivery', 'as_described']],
    ['做工扎实，性价比高，会回购', ['good_value', 'well_made', 'buys_again']],
    ['Nicer in real life, well made and comfortable.', ['as_described', 'well_made', 'comfortable']],
    ['Delivery was slow and the box was crushed.', ['slow_delivery', 'arrived_damaged']],
  ])('%s', (text, tags) => {
    expect(tagsOf(text)).toEqual(tags)
  })

  it.each(['快递员打了三次电话。', '发货不慢也不算早。', '普通。', 'Fine.'])('are not read into "%s"', text => {
    expect(tagsOf(text)).toEqual([])
  })

  it('are computed by the database by one condition each', () => {
    for (const tag of REVIEW_TAGS) expect(tagsOfContent().split(`then '${tag}'`), tag).toHaveLength(2)
  })
})
