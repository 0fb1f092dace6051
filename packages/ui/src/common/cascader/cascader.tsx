import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { FieldPopover } from '../popover/field-popover.tsx'
import { type CascadePath, hasBelow } from './cascade.ts'
import { CascadeColumns } from './cascade-columns.tsx'
import type { CascadeNode } from './cascade-node.ts'
import { CascadeSearch } from './cascade-search.tsx'
import { type CascadeSource, useCascade } from './use-cascade.ts'

export interface CascaderProps extends CascadeSource {
  /** Values from the root down; empty for no choice. */
  readonly value: CascadePath
  /** Called with the whole path after a choice. */
  readonly onValue: (path: CascadePath) => void
  /** A node with children can be chosen itself. @default false */
  readonly anyLevel?: boolean
  /** A search field above the columns; only for whole trees. @default false */
  readonly searchable?: boolean
  /** Placeholder: an example, never the label. */
  readonly placeholder?: string | undefined
  /** Called on blur. */
  readonly onBlur?: () => void
}

const nothing: CascadePath = []

/** A choice from a tree, column by column; arrow keys move within and between columns, Enter chooses. */
export function Cascader({
  nodes,
  load,
  value,
  onValue,
  anyLevel = false,
  searchable = false,
  placeholder,
  onBlur,
}: CascaderProps) {
  const say = useText('form')
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState<CascadePath>(nothing)
  const source = { nodes, load }
  // An initial value needs its levels loaded for its label, before the columns are opened.
  const chosen = useCascade(source, value, value.length > 0)
  const browsing = useCascade(source, opened, open)
  const words = chosen.view.chosen.map(node => node.label).join(' / ')

  const visit = (path: CascadePath, node: CascadeNode): void => {
    setOpened(path)
    const final = !hasBelow(node, load !== undefined)
    if (final || anyLevel) onValue(path)
    if (final) setOpen(false)
  }
  const columns = (
    <CascadeColumns
      columns={browsing.view.columns}
      path={opened}
      lazy={load !== undefined}
      onVisit={visit}
      onRetry={browsing.retry}
      onClose={() => setOpen(false)}
      focusFirst={!searchable}
    />
  )
  return (
    <FieldPopover
      open={open}
      onOpen={next => {
        setOpen(next)
        if (next) setOpened(value)
        else onBlur?.()
      }}
      words={words}
      placeholder={placeholder ?? say('form.choose')}
      after={
        <chakra.span color="fg.muted">
          <Icon of={ChevronDown} size={16} />
        </chakra.span>
      }
      label={say('form.choose')}
      panel={panel}
      initialFocus={() =>
        panel.current?.querySelector<HTMLElement>('input[type=search], [role=option][tabindex="0"]') ?? panel.current
      }
    >
      {searchable && nodes !== undefined ? (
        <CascadeSearch
          nodes={nodes}
          onChoose={({ path }) => {
            onValue(path)
            setOpen(false)
          }}
        >
          {columns}
        </CascadeSearch>
      ) : (
        columns
      )}
    </FieldPopover>
  )
}
