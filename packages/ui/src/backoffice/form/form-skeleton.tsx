import { chakra } from '@chakra-ui/react/styled-system'
import { Field } from '../../common/field/field.tsx'
import { Skeleton, Skeletons } from '../../common/skeleton/skeleton.tsx'
import '../field-types/register.ts'
import { partsOf } from '../form-field/field-type.ts'
import type { FormField } from '../form-field/form-field.ts'
import { FormGrid, spanStyle } from './form-grid.tsx'

export interface FormSkeletonProps {
  /** The fields of the form. */
  readonly fields: readonly FormField[]
  /** Width of the labels, as in the form (§9). @default '90px' */
  readonly labelWidth?: string
}

/** Skeleton of a form: its labels are already there, and nothing moves when the values arrive. */
export function FormSkeleton({ fields, labelWidth = '90px' }: FormSkeletonProps) {
  return (
    <Skeletons>
      <chakra.div containerType="inline-size">
        <FormGrid>
          {fields
            .filter(({ when }) => when === undefined)
            .map(field => (
              <chakra.div key={field.name} css={spanStyle(field)}>
                <Field label={field.label} hint={field.hint} layout="row" labelWidth={labelWidth} group>
                  <Skeleton h={partsOf(field).height ?? 'control'} borderRadius="sm" />
                </Field>
              </chakra.div>
            ))}
        </FormGrid>
        <chakra.div mt="5" py="3" display="flex" justifyContent="flex-end">
          <Skeleton w="20" h="control" borderRadius="sm" />
        </chakra.div>
      </chakra.div>
    </Skeletons>
  )
}
