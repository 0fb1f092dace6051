import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { useGroupAttributes } from '../../common/field/field-context.ts'
import { Skeleton } from '../../common/skeleton/skeleton.tsx'
import { isEmpty, textOf } from '../form-value/read-value.ts'
import { partsOf } from './field-type.ts'
import type { WordsProps } from './form-field.ts'

/** Shown for a missing value (§4). */
export const missingValue = '-'

function Value(props: WordsProps) {
  const { Words, wordsOfMissing } = partsOf(props.field)
  if (isEmpty(props.value) && !wordsOfMissing) return missingValue
  return Words === undefined ? textOf(props.value) : <Words {...props} />
}

/** The value of a field as text, in the position of its control; '-' without a value (ux 54). */
export function FieldValue(props: WordsProps) {
  return (
    <chakra.div {...useGroupAttributes()} minH="control" py="1.5" textStyle="md" overflowWrap="anywhere">
      <Suspense fallback={<Skeleton h="24" borderRadius="sm" />}>
        <Value {...props} />
      </Suspense>
    </chakra.div>
  )
}
