import { describe, expect, it } from 'vitest'
import { maskPhone } from './mask.ts'
import { isStrongPassword, isStrongPayPassword } from './password.ts'

describe('a login password', () => {
  it.each(['correct-horse', 'Aq8!zzPp', '好好学习天天向上', 'a b c d e f'])('%s is allowed', password => {
    expect(isStrongPassword(password, 'lin')).toBe(true)
  })

  it.each([
    ['short', 'aB3$xyz'],
    ['long', 'ab1'.repeat(22)],
    ['common', 'Password123'],
    ['one letter', 'aaaaaaaa'],
    ['two letters', 'abababab'],
    ['a run', '12345678'],
    ['a run backwards', '87654321'],
    ['a row of the keyboard', 'QWERTYUIOP'],
    ['their own name', 'Lin.Xiaoyu'],
  ])('%s is refused', (_name, password) => {
    expect(isStrongPassword(password, 'lin.xiaoyu')).toBe(false)
  })

  it('is never the person’s own name, in any spelling', () => {
    expect(isStrongPassword('lin.xiaoyu', 'Lin.Xiaoyu')).toBe(false)
  })
})

describe('a payment password', () => {
  it.each(['135792', '902714'])('%s is allowed', digits => {
    expect(isStrongPayPassword(digits)).toBe(true)
  })
  it.each(['000000', '123456', '654321', '456789', '12345', '1234567', 'abcdef', ''])('"%s" is refused', digits => {
    expect(isStrongPayPassword(digits)).toBe(false)
  })
})

describe('a phone as others see it', () => {
  it.each([
    ['13812345678', '138****5678'],
    ['12345', '****'],
    ['', ''],
    [null, ''],
  ])('%s → %s', (phone, expected) => {
    expect(maskPhone(phone)).toBe(expected)
  })
})
