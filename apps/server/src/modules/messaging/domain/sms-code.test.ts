import { describe, expect, it } from 'vitest'
import { hashCode, isPhone, maskPhone } from './sms-code.ts'

describe('an SMS code', () => {
  it('hashes differently for another phone, purpose or row', () => {
    const hashes = [
      hashCode(1, '13800000001', 'register', '123456'),
      hashCode(2, '13800000001', 'register', '123456'),
      hashCode(1, '13800000002', 'register', '123456'),
      hashCode(1, '13800000001', 'edit_user', '123456'),
    ]
    expect(new Set(hashes).size).toBe(4)
  })

  it.each([
    ['13800000001', true],
    ['12800000001', false],
    ['1380000000', false],
    ['138000000011', false],
    ['+8613800000001', false],
  ])('knows whether %s is a mobile number', (phone, expected) => {
    expect(isPhone(phone)).toBe(expected)
  })

  it('masks the middle of a phone', () => {
    expect(maskPhone('13812345678')).toBe('138****5678')
  })
})
