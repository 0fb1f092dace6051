import { PAYMENT_METHODS } from '@shiji/contract/statuses.ts'
import { expect, it } from 'vitest'
import { methods } from './methods.ts'

it('every method of the specification is listed, with whether it can be chosen', () => {
  const listed = methods(method => method === 'balance')
  expect(listed.map(({ name }) => name)).toEqual([...PAYMENT_METHODS])
  expect(listed.filter(({ available }) => available).map(({ name }) => name)).toEqual(['balance'])
})
