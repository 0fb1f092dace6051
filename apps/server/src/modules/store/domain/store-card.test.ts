import { describe, expect, it } from 'vitest'
import { type StoreCardFacts, storeCard, storeRate } from './store-card.ts'

const store: StoreCardFacts = {
  id: 1,
  name: '木与光',
  nameEn: 'Wood & Light',
  seal: '',
  colour: '#8a5a2b',
  logo: '',
  isFlagship: false,
  areaInfo: '杭州',
  followCount: 3,
  commentCount: 0,
  agreeSum: 0,
  serviceSum: 0,
  speedSum: 0,
}

describe('a store as buyers see it', () => {
  it('starts with full stars', () => {
    expect(storeCard(store).score).toBe(50)
    expect(storeRate(store)).toEqual({ agree: 50, service: 50, speed: 50, count: 0 })
  })

  it('shows averages in tenths of a star', () => {
    const rated = { ...store, commentCount: 3, agreeSum: 14, serviceSum: 12, speedSum: 15 }
    expect(storeRate(rated)).toEqual({ agree: 47, service: 40, speed: 50, count: 3 })
    expect(storeCard(rated).score).toBe(46)
  })

  it('without a seal shows the first character of its name', () => {
    expect(storeCard(store).seal).toBe('木')
    expect(storeCard({ ...store, seal: '光' }).seal).toBe('光')
    expect(storeCard({ ...store, name: '' }).seal).toBe('')
  })
})
