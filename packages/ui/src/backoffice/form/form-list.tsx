import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../common/button/button.tsx'
import type { FormValues } from '../form-value/form-values.ts'
import { useFormParts } from './engine/form-context.ts'

/** The form values as lists, by list name. */
type Lists = Record<string, FormValues[]>

export interface FormListProps {
  /** Name of the list on the wire; fields of an entry are named `${name}.${at}.field`. */
  readonly name: string
  /** Noun for one entry, used in the buttons. */
  readonly entry: string
  /** Values of a new entry. */
  readonly blank: FormValues
  /** @default 0 */
  readonly least?: number
  /** @default no limit */
  readonly most?: number
  /** Renders the fields of one entry, whose names start with `prefix`. */
  readonly children: (prefix: string, at: number) => ReactNode
}

/** A list of entries with the same fields: each can be removed, and new ones are added at the end. */
export function FormList({ name, entry, blank, least = 0, most = Number.POSITIVE_INFINITY, children }: FormListProps) {
  const say = useText('form')
  const { readOnly } = useFormParts()
  const { fields, append, remove } = useFieldArray<Lists>({ name })
  return (
    <chakra.div display="grid" gap="4" mb="4">
      {fields.map(({ id }, at) => (
        <chakra.div
          key={id}
          role="group"
          aria-label={say('form.entry_at', { entry, at: at + 1 })}
          p="4"
          borderWidth="1px"
          borderColor="border"
          borderRadius="md"
        >
          {children(`${name}.${at}`, at)}
          {!readOnly && fields.length > least && (
            <chakra.div mt="3" display="flex" justifyContent="flex-end">
              <Button size="sm" look="ghost" tone="danger" onClick={() => remove(at)}>
                {say('form.entry_remove', { entry, at: at + 1 })}
              </Button>
            </chakra.div>
          )}
        </chakra.div>
      ))}
      {!readOnly && (
        <Button justifySelf="start" disabled={fields.length >= most} onClick={() => append(blank)}>
          {say('form.entry_add', { entry })}
        </Button>
      )}
    </chakra.div>
  )
}
