import { describe, expect, it } from 'vitest'
import { aCard } from '../../../testing/a-product.ts'
import { leadingImage } from './hero-picture.ts'

const banner = { id: 1, title: '', title_en: '', hint: '', hint_en: '', image: '/files/demo/800/tent-5.webp', url: '' }
const lead = [aCard(1, { image: '/files/demo/800/mug-1.webp' })]

describe('the picture that is requested before the home page is rendered', () => {
  it("is the first banner's, without banners that of the pick of the day, and none in an empty shop", () => {
    expect(leadingImage({ banners: [banner], lead })).toBe('/files/demo/800/tent-5.webp')
    expect(leadingImage({ banners: [], lead })).toBe('/files/demo/800/mug-1.webp')
    expect(leadingImage({ banners: [], lead: [] })).toBeUndefined()
  })
})
