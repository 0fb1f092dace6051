import { expect, it } from 'vitest'
import { VISITS } from './visits.ts'

it('are home, search, product, cart, each login and the first lists of both back offices', () => {
  expect(VISITS.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'shop home',
      'shop search',
      'shop product',
      'shop cart',
      'shop login',
      'seller login',
      'admin login',
      'seller goods',
      'admin notices',
      'admin users',
    ]),
  )
})

it('each wait for content of the demo, but the logins, which wait for their fields', () => {
  const without = VISITS.filter(({ shows }) => shows === undefined).map(({ name }) => name)
  expect(without).toEqual(['shop login', 'seller login', 'admin login'])
})
