import { chakra } from '@chakra-ui/react/styled-system'
import { tablePlugins } from '../table-plugins.ts'

/**
 * Add, Search, Import, Export, Delete (§2), the page's own buttons, and at the end settings and state of the table
 * itself.
 */
export function TableToolbar() {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {tablePlugins.map(({ name, toolbar: Part }) => Part && <Part key={name} />)}
      <chakra.div ms="auto" display="flex" alignItems="center" gap="2">
        {tablePlugins.map(({ name, toolbarEnd: Part }) => Part && <Part key={name} />)}
      </chakra.div>
    </chakra.div>
  )
}
