import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Suspense } from 'react'
import { useCascade } from '../../common/cascader/use-cascade.ts'
import { useGroupAttributes } from '../../common/field/field-context.ts'
import { useFileAddress } from '../../common/file-address/file-address.ts'
import { MenuIcon } from '../../common/icon/menu-icon.tsx'
import { lazyPart } from '../../common/lazy/lazy-part.tsx'
import type { Choice } from '../../common/select/select.tsx'
import { Skeleton } from '../../common/skeleton/skeleton.tsx'
import { DictionaryGate } from '../dictionary/dictionary-gate.tsx'
import { nameOfUrl } from '../file-upload/file-name.ts'
import { isEmpty, numberOf, textOf, textsOf } from '../form-value/read-value.ts'
import { writeNumber } from '../number-input/number-text.ts'
import { ChosenChips } from '../table-select/chosen-chips.tsx'
import { useKnownRows } from '../table-select/use-known-rows.ts'
import { useCascadeLoad } from './controls/cascader-control.tsx'
import type { CascaderField, FormField, TableSelectField } from './form-field.ts'

const RichTextView = lazyPart(() =>
  import('../../common/rich-text/rich-text-view.tsx').then(module => module.RichTextView),
)

/** Placeholder for a missing value (§4). */
const nothing = '-'

const labelsOf = (choices: readonly Choice[], value: unknown): string =>
  textsOf(value)
    .map(text => choices.find(choice => String(choice.value) === text)?.label ?? text)
    .join(', ') || nothing

function PathWords({ field, value }: { readonly field: CascaderField; readonly value: unknown }) {
  const load = useCascadeLoad(field)
  const path = textsOf(value)
  return load === undefined ? (
    <DictionaryGate dictionary={field.dictionary} given={field.nodes}>
      {nodes => <PathOf nodes={nodes} path={path} />}
    </DictionaryGate>
  ) : (
    <PathOf load={load} path={path} />
  )
}

function PathOf({
  nodes,
  load,
  path,
}: {
  readonly nodes?: CascaderField['nodes']
  readonly load?: CascaderField['load']
  readonly path: readonly string[]
}) {
  const { view } = useCascade({ nodes, load }, path, path.length > 0)
  const known = view.chosen.map(node => node.label)
  // Levels that are not there yet, or were lost, show by their values.
  return [...known, ...path.slice(known.length)].join(' / ')
}

function RowWords({ field, value }: { readonly field: TableSelectField; readonly value: unknown }) {
  const ids = textsOf(value)
  const { wordFor } = useKnownRows(field.source, ids)
  return <ChosenChips ids={ids} wordFor={wordFor} />
}

const Pictures = ({ urls, round = false }: { readonly urls: readonly string[]; readonly round?: boolean }) => {
  const say = useText('form')
  const address = useFileAddress()
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {urls.map((url, at) => (
        <chakra.img
          key={url}
          src={address(url)}
          alt={say('form.picture_at', { at: at + 1 })}
          loading="lazy"
          w={round ? '64px' : '104px'}
          h={round ? '64px' : '104px'}
          objectFit="cover"
          bg="bg.sunken"
          borderRadius={round ? 'full' : 'sm'}
        />
      ))}
    </chakra.div>
  )
}

const Files = ({ urls }: { readonly urls: readonly string[] }) => {
  const address = useFileAddress()
  return (
    <chakra.ul listStyleType="none">
      {urls.map(url => (
        <li key={url}>
          <chakra.a href={address(url)} target="_blank" rel="noopener" color="accent.fg" textDecoration="underline">
            {nameOfUrl(url)}
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  )
}

function Value({ field, value }: FieldValueProps) {
  const say = useText('common')
  const locale = useLocale()
  switch (field.type) {
    case 'password':
      return nothing
    case 'switch':
      return say(value === (field.on ?? 1) || String(value) === String(field.on ?? 1) ? 'common.yes' : 'common.no')
    case 'select':
    case 'radio':
      return (
        <DictionaryGate dictionary={field.dictionary} given={field.choices}>
          {choices => labelsOf(choices, value)}
        </DictionaryGate>
      )
    default:
  }
  if (isEmpty(value)) return nothing
  switch (field.type) {
    case 'number': {
      const number = numberOf(value)
      return number === undefined ? textOf(value) : [writeNumber(number), field.unit].filter(Boolean).join(' ')
    }
    case 'money': {
      const fen = numberOf(value)
      return fen === undefined ? textOf(value) : formatMoney(fen, locale)
    }
    case 'cascader':
      return <PathWords field={field} value={value} />
    case 'table-select':
      return <RowWords field={field} value={value} />
    case 'daterange':
      return textsOf(value).join(' ~ ')
    case 'image':
      return <Pictures urls={textsOf(value)} />
    case 'avatar':
      return <Pictures urls={textsOf(value)} round />
    case 'file':
      return <Files urls={textsOf(value)} />
    case 'icon':
      return (
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <MenuIcon name={textOf(value)} />
          {textOf(value)}
        </chakra.span>
      )
    case 'editor':
      return (
        <Suspense fallback={<Skeleton h="24" borderRadius="sm" />}>
          <RichTextView stored={textOf(value)} />
        </Suspense>
      )
    default:
      return textOf(value)
  }
}

export interface FieldValueProps {
  /** The field; its type decides how the value is written. */
  readonly field: FormField
  /** The value as it is stored. */
  readonly value: unknown
}

/** The value of a field to read, in the place that its control would have; '-' where there is none (ux 54). */
export function FieldValue(props: FieldValueProps) {
  return (
    <chakra.div
      {...useGroupAttributes()}
      minH="control"
      py="1.5"
      textStyle="md"
      overflowWrap="anywhere"
      whiteSpace={props.field.type === 'textarea' ? 'pre-line' : 'normal'}
    >
      <Value {...props} />
    </chakra.div>
  )
}
