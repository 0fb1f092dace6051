import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentDocs } from './component-docs.ts'

export interface NotesProps {
  /** What stands above the story in its file. */
  readonly note: string | undefined
  readonly components: readonly ComponentDocs[]
}

/** The documentation of a story and its components, below the story. */
export function Notes({ note, components }: NotesProps) {
  if (!note && components.length === 0) return null
  return (
    <chakra.aside
      aria-label="Notes"
      mt="10"
      pt="4"
      borderTopWidth="1px"
      textStyle="sm"
      lang="en"
      display="grid"
      gap="4"
      maxW="960px"
    >
      {note && <p>{note}</p>}
      {components.map(docs => (
        <section key={docs.name}>
          <chakra.h2 textStyle="md" fontWeight="semibold">
            {docs.name}
          </chakra.h2>
          <chakra.p color="fg.muted" mb="2">
            {docs.description}
          </chakra.p>
          {docs.props.length > 0 && (
            <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={docs.name}>
              <chakra.table
                w="full"
                css={{
                  '& td, & th': {
                    textAlign: 'start',
                    verticalAlign: 'top',
                    px: '2',
                    py: '1',
                    borderBottomWidth: '1px',
                  },
                }}
              >
                <thead>
                  <tr>
                    <th scope="col">Property</th>
                    <th scope="col">Type</th>
                    <th scope="col">Meaning</th>
                  </tr>
                </thead>
                <tbody>
                  {docs.props.map(prop => (
                    <tr key={prop.name}>
                      <td>
                        <code>{prop.name}</code>
                        {prop.required ? ' *' : ''}
                      </td>
                      <td>
                        <code>{prop.type}</code>
                      </td>
                      <td>{prop.description}</td>
                    </tr>
                  ))}
                </tbody>
              </chakra.table>
            </chakra.div>
          )}
        </section>
      ))}
    </chakra.aside>
  )
}
