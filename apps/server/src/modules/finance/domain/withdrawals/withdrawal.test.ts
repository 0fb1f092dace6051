import { fen } from '@shiji/kit/money/fen.ts'
import { describe, expect, it } from 'vitest'
import { approvalBy, needsSecond } from './approval.ts'
import { hasCheckDigit, isAccountNumber, maskedNumber } from './bank-account.ts'
import { withdrawalMachine } from './withdrawal.machine.ts'

describe('a withdrawal', () => {
  it('is paid only from a batch, refused until the bank has paid, and taken back only before it is approved', () => {
    const { sources, states, moves } = withdrawalMachine
    expect(sources('settle')).toEqual(['paying'])
    expect(sources('refuse')).toEqual(['applied', 'checked', 'approved'])
    expect(sources('withdraw')).toEqual(['applied', 'checked'])
    const ends = states.filter(state => !Object.values(moves).some(({ from }) => from.some(each => each === state)))
    expect(ends).toEqual(['paid', 'refused', 'withdrawn'])
  })

  it('needs a second person above ¥10,000, and takes no second approval from the first', () => {
    const small = fen(10_000_00)
    const large = fen(10_000_01)
    expect([needsSecond(small), needsSecond(large)]).toEqual([false, true])
    expect(approvalBy({ status: 'applied', amount: small, firstId: null }, 1)).toBe('approve')
    expect(approvalBy({ status: 'applied', amount: large, firstId: null }, 1)).toBe('check')
    expect(approvalBy({ status: 'checked', amount: large, firstId: 1 }, 1)).toBe('same person')
    expect(approvalBy({ status: 'checked', amount: large, firstId: 1 }, 2)).toBe('approve')
  })
})

describe('the number of a bank account', () => {
  it('has a check digit on a card', () => {
    expect(['79927398713', '4111111111111111', '5500005555555559'].map(hasCheckDigit)).toEqual([true, true, true])
    expect(['79927398710', '4111111111111112', '5500005555555595'].map(hasCheckDigit)).toEqual([false, false, false])
  })

  it('of a person is a card of 12 to 19 digits; of a company any', () => {
    expect(isAccountNumber('4111111111111111', false)).toBe(true)
    expect(isAccountNumber('4111111111111112', false)).toBe(false)
    expect(isAccountNumber('79927398713', false)).toBe(false)
    expect(isAccountNumber('79927398', true)).toBe(true)
  })

  it('shows its last digits', () => {
    expect(maskedNumber('1111')).toBe('**** 1111')
  })
})
