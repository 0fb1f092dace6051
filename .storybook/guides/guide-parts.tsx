import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A page to read, narrow enough for it. */
export const Guide = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <chakra.article maxW="820px" mx="auto" textStyle="lg" display="grid" gap="4">
    <chakra.h1 textStyle="3xl" fontWeight="semibold">
      {title}
    </chakra.h1>
    {children}
  </chakra.article>
)

/** One step, under its heading. */
export const Step = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <chakra.section display="grid" gap="2" mt="3">
    <chakra.h2 textStyle="xl" fontWeight="semibold">
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
)

/** Source to copy. */
export const Code = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <chakra.pre
    tabIndex={0}
    role="region"
    aria-label={label}
    overflowX="auto"
    p="4"
    borderRadius="sm"
    bg="bg.sunken"
    textStyle="sm"
    fontFamily="mono"
  >
    {children.trim()}
  </chakra.pre>
)

/** A table of what there is to choose from. */
export const Choices = ({
  head,
  rows,
}: {
  readonly head: readonly [string, string]
  readonly rows: readonly (readonly [string, string])[]
}) => (
  <chakra.table
    w="full"
    textStyle="md"
    css={{ '& td, & th': { textAlign: 'start', verticalAlign: 'top', px: '2', py: '1.5', borderBottomWidth: '1px' } }}
  >
    <thead>
      <tr>
        {head.map(title => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, meaning]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{meaning}</td>
        </tr>
      ))}
    </tbody>
  </chakra.table>
)
