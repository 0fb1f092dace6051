import type { UseFormRegisterReturn } from 'react-hook-form'

/** A field of a form as those who draw it need it. */
export interface Filled {
  readonly input: UseFormRegisterReturn
  readonly error: string | undefined
}
