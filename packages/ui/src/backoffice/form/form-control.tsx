import { Suspense } from 'react'
import { lazyPart } from '../../common/lazy/lazy-part.tsx'
import { Skeleton } from '../../common/skeleton/skeleton.tsx'
import { RadioControl, SelectControl, SwitchControl } from './controls/choice-controls.tsx'
import {
  MoneyControl,
  NumberControl,
  PasswordControl,
  TextareaControl,
  TextControl,
} from './controls/text-controls.tsx'
import type { ControlProps, FieldType } from './form-field.ts'

const DateControl = lazyPart(() => import('./controls/date-controls.tsx').then(module => module.DateControl))
const DateRangeControl = lazyPart(() => import('./controls/date-controls.tsx').then(module => module.DateRangeControl))
const CascaderControl = lazyPart(() => import('./controls/cascader-control.tsx').then(module => module.CascaderControl))
const ImageControl = lazyPart(() => import('./controls/image-control.tsx').then(module => module.ImageControl))
const AvatarControl = lazyPart(() => import('./controls/file-controls.tsx').then(module => module.AvatarControl))
const FileControl = lazyPart(() => import('./controls/file-controls.tsx').then(module => module.FileControl))
const TableSelectControl = lazyPart(() =>
  import('./controls/table-select-control.tsx').then(module => module.TableSelectControl),
)
const AutocompleteControl = lazyPart(() =>
  import('./controls/autocomplete-control.tsx').then(module => module.AutocompleteControl),
)
const IconControl = lazyPart(() => import('./controls/icon-control.tsx').then(module => module.IconControl))
const EditorControl = lazyPart(() => import('./controls/editor-control.tsx').then(module => module.EditorControl))

function Control(props: ControlProps) {
  const { field, ...rest } = props
  switch (field.type) {
    case 'text':
      return <TextControl field={field} {...rest} />
    case 'password':
      return <PasswordControl field={field} {...rest} />
    case 'number':
      return <NumberControl field={field} {...rest} />
    case 'money':
      return <MoneyControl field={field} {...rest} />
    case 'textarea':
      return <TextareaControl field={field} {...rest} />
    case 'select':
      return <SelectControl field={field} {...rest} />
    case 'radio':
      return <RadioControl field={field} {...rest} />
    case 'switch':
      return <SwitchControl field={field} {...rest} />
    case 'date':
    case 'datetime':
      return <DateControl field={field} {...rest} />
    case 'daterange':
      return <DateRangeControl field={field} {...rest} />
    case 'cascader':
      return <CascaderControl field={field} {...rest} />
    case 'image':
      return <ImageControl field={field} {...rest} />
    case 'avatar':
      return <AvatarControl field={field} {...rest} />
    case 'file':
      return <FileControl field={field} {...rest} />
    case 'table-select':
      return <TableSelectControl field={field} {...rest} />
    case 'autocomplete':
      return <AutocompleteControl field={field} {...rest} />
    case 'icon':
      return <IconControl field={field} {...rest} />
    case 'editor':
      return <EditorControl field={field} {...rest} />
  }
}

const groups: readonly FieldType[] = ['radio', 'daterange', 'image', 'avatar', 'file', 'table-select', 'editor']

/** Whether the control is several in one, which a label can name but not point at. */
export const isGroup = (type: FieldType): boolean => groups.includes(type)

const waitingHeight = (type: FieldType): string =>
  type === 'editor' ? '385px' : type === 'image' ? '104px' : '{sizes.control}'

/** The control of a field by its type (§5). Heavy ones load when they are first shown, and keep their place meanwhile. */
export function FormControl(props: ControlProps) {
  return (
    <Suspense fallback={<Skeleton h={waitingHeight(props.field.type)} borderRadius="sm" />}>
      <Control {...props} />
    </Suspense>
  )
}
