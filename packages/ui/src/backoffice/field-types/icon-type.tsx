import { chakra } from '@chakra-ui/react/styled-system'
import { MenuIcon } from '../../common/icon/menu-icon.tsx'
import { lazyPart } from '../../common/lazy/lazy-part.tsx'
import { registerFieldType } from '../form-field/field-type.ts'
import type { BaseField, WordsProps } from '../form-field/form-field.ts'
import { textOf } from '../form-value/read-value.ts'

/** A stored 'fa-' name (§5). */
type IconField = BaseField & { readonly type: 'icon' }

declare module '../form-field/form-field.ts' {
  interface FieldTypes {
    readonly icon: IconField
  }
}

const IconControl = lazyPart(() => import('./controls/icon-control.tsx').then(module => module.IconControl))

const IconWords = ({ value }: WordsProps<IconField>) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2">
    <MenuIcon name={textOf(value)} />
    {textOf(value)}
  </chakra.span>
)

registerFieldType('icon', { Control: IconControl, Words: IconWords })
