import { expect, it } from 'vitest'
import { accountKind } from './account-type.ts'

it('reads is_type as the number of the original or as the word', () => {
  expect(['0', '1', '2', 'balance', 'frozen', 'points', 'debt', 'escrow'].map(accountKind)).toEqual([
    'balance',
    'frozen',
    'points',
    'balance',
    'frozen',
    'points',
    'debt',
    'escrow',
  ])
})

it('returns undefined for anything else', () => {
  expect(['3', '', '00', 'constructor', 'users'].map(accountKind)).toEqual(Array(5).fill(undefined))
})
