import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Settings2 } from 'lucide-react'
import { Button, IconButton } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { RadioGroup } from '../checkbox/radio-group.tsx'
import { Icon } from '../icon/icon.tsx'
import { AnchoredPanel } from '../popover/anchored-panel.tsx'
import { type Density, densities } from './density.ts'

/** A column that can be shown or hidden. */
export interface SwitchableColumn {
  readonly id: string
  readonly title: string
  readonly shown: boolean
}

export interface TableSettingsProps {
  readonly columns: readonly SwitchableColumn[]
  readonly onColumn: (id: string, shown: boolean) => void
  readonly onReset: () => void
  readonly density: Density
  readonly onDensity: (density: Density) => void
}

/** Which columns a table shows, and how tight its rows stand. The last column cannot be hidden. */
export function TableSettings({ columns, onColumn, onReset, density, onDensity }: TableSettingsProps) {
  const say = useText('table')
  const last = columns.filter(column => column.shown).length === 1
  const names = {
    compact: say('table.density_compact'),
    normal: say('table.density_normal'),
    comfortable: say('table.density_comfortable'),
  }
  return (
    <AnchoredPanel
      label={say('table.columns')}
      opener={attributes => (
        <IconButton size="sm" label={say('table.columns')} {...attributes}>
          <Icon of={Settings2} size={16} />
        </IconButton>
      )}
    >
      {() => (
        <chakra.div display="grid" gap="1" minW="200px">
          {columns.map(column => (
            <Checkbox
              key={column.id}
              checked={column.shown}
              disabled={last && column.shown}
              onChange={event => onColumn(column.id, event.target.checked)}
            >
              {column.title}
            </Checkbox>
          ))}
          <Button look="plain" size="sm" justifySelf="start" mt="1" onClick={onReset}>
            {say('table.columns_reset')}
          </Button>
          <chakra.div borderTopWidth="1px" mt="2" pt="2">
            <chakra.p textStyle="xs" color="fg.muted" letterSpacing="label">
              {say('table.density')}
            </chakra.p>
            <RadioGroup
              label={say('table.density')}
              value={density}
              choices={densities.map(value => ({ value, label: names[value] }))}
              onValue={value => onDensity(densities.find(each => each === value) ?? 'normal')}
            />
          </chakra.div>
        </chakra.div>
      )}
    </AnchoredPanel>
  )
}
