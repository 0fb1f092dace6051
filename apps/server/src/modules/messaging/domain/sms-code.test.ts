import { describe, expect, it } from 'vitest'
import { isPhone, maskCode, waitSeconds } from './sms-code.ts'

const at = new Date('2026-06-01T02:00:00Z')
const later = (ms: number) => new Date(at.getTime() + ms)

describe('an SMS code', () => {
  it.each([
    ['13800000001', true],
    ['12800000001', false],
    ['1380000000', false],
    ['138000000011', false],
    ['+8613800000001', false],
  ])('knows whether %s is a mobile number', (phone, expected) => {
    expect(isPhone(phone)).toBe(expected)
  })

  it.each([
    [0, 60],
    [1, 60],
    [59_001, 1],
    [60_000, 0],
    [600_000, 0],
  ])('sent %d ms ago lets another follow in %d s', (ms, seconds) => {
    expect(waitSeconds(at, later(ms))).toBe(seconds)
  })

  it('may be sent at once to a phone that never had one', () => {
    expect(waitSeconds(undefined, at)).toBe(0)
  })

  it('is not in the log of production', () => {
    expect(maskCode('Your code is 123456.', '123456')).toBe('Your code is ******.')
  })
})
