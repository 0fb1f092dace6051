import { chakra } from '@chakra-ui/react/styled-system'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { partsOf } from '../form-field/field-type.ts'
import type { FormField } from '../form-field/form-field.ts'

/** Columns of 24 that a field spans; for the cells of a `FormGrid`. */
export const spanStyle = (field: FormField): Readonly<Record<'--span', number>> => ({
  '--span': field.span ?? partsOf(field).span ?? SPEC_LIMITS.dialog.columnSpan,
})

/** The grid of a form: one field per row, two where the form is wide (§9). */
export const FormGrid = chakra('div', {
  base: {
    display: 'grid',
    rowGap: '4',
    // Gutters inside the cells: 23 gaps between 24 columns would be wider than a phone.
    '@media (min-width: 768px)': {
      '@container (min-width: 600px)': {
        gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
        mx: '-2.5',
        '& > *': { gridColumn: 'span var(--span)', px: '2.5' },
      },
    },
  },
})
