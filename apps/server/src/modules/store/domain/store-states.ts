import type { StatusState, VerifyState } from './store.machine.ts'

/** The two states of a store, as the words that the checks of its table allow. */
export const storeStates = (store: {
  readonly verify: string
  readonly status: string
}): { readonly verify: VerifyState; readonly status: StatusState } => ({
  verify: one(store.verify, ['fill_information', 'verifying', 'denied', 'passed']),
  status: one(store.status, ['open', 'holiday', 'closed']),
})

function one<const T extends string>(value: string, words: readonly T[]): T {
  const word = words.find(each => each === value)
  if (word === undefined) throw new Error(`unknown state ${value}`)
  return word
}
