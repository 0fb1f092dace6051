import { Suspense } from 'react'
import { Skeleton } from '../../common/skeleton/skeleton.tsx'
import { partsOf } from './field-type.ts'
import type { ControlProps, FormField } from './form-field.ts'

/** Whether the control consists of several, which a label can name but not point at. */
export const isGroup = (field: FormField): boolean => partsOf(field).group ?? false

/** The control of a field by its type (§5). Large ones load when first shown, and reserve their space meanwhile. */
export function FormControl(props: ControlProps) {
  const { Control, height = '{sizes.control}' } = partsOf(props.field)
  return (
    <Suspense fallback={<Skeleton h={height} borderRadius="sm" />}>
      <Control {...props} />
    </Suspense>
  )
}
