import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Button } from '../../../common/button/button.tsx'
import { Checkbox } from '../../../common/checkbox/checkbox.tsx'
import { RadioGroup } from '../../../common/checkbox/radio-group.tsx'
import { useTableContext } from '../context/table-context.ts'
import { ColumnList } from './column-list.tsx'
import { densities } from './density.ts'
import { refreshChoices } from './table-layout.ts'

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <chakra.div borderTopWidth="1px" pt="2">
      <chakra.p textStyle="xs" color="fg.muted" letterSpacing="label">
        {title}
      </chakra.p>
      {children}
    </chakra.div>
  )
}

/** Everything that a person can configure about a table. */
export function LayoutSettings() {
  const { page, layout: kept, say } = useTableContext()
  const { layout, change } = kept
  const names = {
    compact: say('table.density_compact'),
    normal: say('table.density_normal'),
    comfortable: say('table.density_comfortable'),
  }
  return (
    <chakra.div display="grid" gap="2">
      <ColumnList />
      <Button look="plain" size="sm" justifySelf="start" onClick={kept.reset}>
        {say('table.columns_reset')}
      </Button>
      <Part title={say('table.density')}>
        <RadioGroup
          label={say('table.density')}
          value={layout.density}
          choices={densities.map(value => ({ value, label: names[value] }))}
          onValue={value => change({ density: densities.find(each => each === value) ?? 'normal' })}
        />
      </Part>
      {page.onRefresh && (
        <Part title={say('table.refresh_auto')}>
          <RadioGroup
            label={say('table.refresh_auto')}
            value={layout.refreshEvery}
            choices={refreshChoices.map(value => ({
              value,
              label: value === 0 ? say('table.refresh_off') : say('table.refresh_seconds', { seconds: value }),
            }))}
            onValue={value => change({ refreshEvery: refreshChoices.find(each => each === Number(value)) ?? 0 })}
          />
        </Part>
      )}
      <Part title={say('table.keys')}>
        <Checkbox checked={layout.shortcuts} onChange={event => change({ shortcuts: event.target.checked })}>
          {say('table.keys_on')}
        </Checkbox>
      </Part>
    </chakra.div>
  )
}
