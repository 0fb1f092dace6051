import { Popover } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useField } from '../field/field-context.ts'
import { Icon } from '../icon/icon.tsx'
import { inputRecipe } from '../input/input.recipe.ts'
import { popoverRecipe } from '../popover/popover.recipe.ts'
import { type CascadePath, hasBelow } from './cascade.ts'
import { CascadeColumns } from './cascade-columns.tsx'
import type { CascadeNode } from './cascade-node.ts'
import { type CascadeSource, useCascade } from './use-cascade.ts'

const Opener = chakra('button', inputRecipe)

export interface CascaderProps extends CascadeSource {
  /** Values from the root down; empty for no choice. */
  readonly value: CascadePath
  /** Called with the whole path after a choice. */
  readonly onValue: (path: CascadePath) => void
  /** A node with children can be chosen itself. @default false */
  readonly anyLevel?: boolean
  /** Placeholder: an example, never the label. */
  readonly placeholder?: string | undefined
  /** Called on blur. */
  readonly onBlur?: () => void
}

const nothing: CascadePath = []

/** A choice from a tree, column by column; arrow keys move within and between columns, Enter chooses. */
export function Cascader({ nodes, load, value, onValue, anyLevel = false, placeholder, onBlur }: CascaderProps) {
  const say = useText('form')
  const field = useField()
  const generated = useId()
  const id = field?.controlId ?? generated
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
  return (
    <Popover.Root
      recipe={popoverRecipe}
      open={open}
      onOpenChange={event => {
        setOpen(event.open)
        if (event.open) setOpened(value)
        else onBlur?.()
      }}
      positioning={{ placement: 'bottom-start' }}
      initialFocusEl={() => panel.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]') ?? panel.current}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <Opener
          type="button"
          id={id}
          aria-labelledby={field ? `${field.labelId} ${id}-value` : undefined}
          aria-describedby={field?.describedBy}
          data-invalid={field?.invalid ? '' : undefined}
          disabled={field?.disabled ?? false}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          textAlign="start"
          cursor="pointer"
          borderColor={field?.invalid ? 'status.danger.border' : undefined}
        >
          <chakra.span id={`${id}-value`} truncate color={words === '' ? 'fg.subtle' : 'fg'}>
            {words === '' ? (placeholder ?? say('form.choose')) : words}
          </chakra.span>
          <chakra.span color="fg.muted">
            <Icon of={ChevronDown} size={16} />
          </chakra.span>
        </Opener>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content ref={panel} aria-label={say('form.choose')}>
            <CascadeColumns
              columns={browsing.view.columns}
              path={opened}
              lazy={load !== undefined}
              onVisit={visit}
              onRetry={browsing.retry}
              onClose={() => setOpen(false)}
            />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
