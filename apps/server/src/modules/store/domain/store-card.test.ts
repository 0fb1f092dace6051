import { describe, expect, it } from 'vitest'
import { type StoreCardFacts, storeCard, storeLateness, storeRate } from './store-card.ts'

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
  dueOrders: 0,
  lateHours: 0,
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

  it.each([
    ['nothing was to be shipped', 0, 0, 46, 0],
    ['all was in time', 200, 0, 46, 0],
    ['an order was six hours late on average', 100, 600, 44, 13],
    ['an order was a day late on average', 10, 240, 41, 50],
    ['an order was three days late on average: a star at most', 10, 720, 36, 100],
  ])('loses half a star per day that an order was late on average: %s', (_what, dueOrders, lateHours, score, off) => {
    const rated = { ...store, commentCount: 3, agreeSum: 14, serviceSum: 12, speedSum: 15, dueOrders, lateHours }
    // 41 stars of 9 are 4.56.
    expect(storeCard(rated).score).toBe(score)
    expect(storeLateness({ ...rated, lateOrders: 7 })).toEqual({ orders: dueOrders, late: 7, hours: lateHours, off })
    // The three ratings are those of the reviews alone.
    expect(storeRate(rated)).toEqual({ agree: 47, service: 40, speed: 50, count: 3 })
  })

  it('never falls below one star, and is late without reviews too', () => {
    const late = { ...store, dueOrders: 1, lateHours: 72 }
    expect(storeCard(late).score).toBe(40)
    expect(storeCard({ ...late, commentCount: 1, agreeSum: 1, serviceSum: 1, speedSum: 1 }).score).toBe(10)
  })

  it('without a seal shows the first character of its name', () => {
    expect(storeCard(store).seal).toBe('木')
    expect(storeCard({ ...store, seal: '光' }).seal).toBe('光')
    expect(storeCard({ ...store, name: '' }).seal).toBe('')
  })
})
