import test from './couriers.test.tsx?raw'
import source from './couriers.tsx?raw'
import { Choices, Code, Guide, Step } from './guide-parts.tsx'
import { snippets } from './snippets.ts'

const kinds = [
  ['text', 'as it comes; - where there is nothing'],
  ['number, float, money', 'figures at the end of the line; money is fen'],
  ['time, date', 'in the time zone of the shop; created_at is 165 px wide'],
  ['tag, status', 'tag by the rule of the specification; status with the vocabulary that names its words'],
  ['image, icon', 'a picture, or the drawing of a fa- name'],
  ['render', 'your own cell, where no kind fits'],
] as const

const fields = [
  ['text, password, autocomplete', 'one line; autocomplete suggests by choices or suggest'],
  ['number, money', 'number with decimals and unit; money is typed in yuan and sent in fen'],
  ['textarea', 'with a counter; 15 characters unless limit says otherwise'],
  [
    'select, radio, switch',
    'choices, or dictionary: { url }; select searches above 15 choices and takes multiple; switch sends on and off',
  ],
  ['cascader', 'nodes, dictionary, lazyUrl (asked with pid, 0 for the root) or load'],
  ['date, datetime, daterange', 'YYYY-MM-DD and YYYY-MM-DD HH:mm:ss'],
  ['image, avatar, file', 'with upload from the tools of the declaration; most, bytes, accept, space'],
  ['editor', 'rich text; stored as html, separator and JSON'],
  ['icon', 'a stored fa- name'],
  ['table-select', 'rows of another table by source; multiple for a list of ids'],
] as const

const more = [
  ['tree', 'rows below rows by pid, loaded when they are opened'],
  ['sums', 'columns whose sums over the whole filter stand in a last line; the server names them too'],
  ['searchDefaults, fixed', 'what the search starts from; what every list call carries'],
  ['editForm, ownForm', 'another form to edit with; a form of your own, for what fields cannot say'],
  ['toValues, toBody', 'record → form values → body, where they are not the same'],
  ['details', 'what the view dialog shows, where it is not the columns'],
  [
    'rowActions, rowMenu, toolbar, bulkActions',
    'more buttons: in the row, behind “more”, above the table, for what is selected',
  ],
  ['importer', 'rows from a file, with buttons: { import: true }; serverImporter of the tools builds it'],
  ['edit in a column', 'changes a value in its cell'],
] as const

const times = [
  ['1 to 2', '0:42'],
  ['3 to 6', '0:49'],
  ['7, the test, once wrong', '1:42'],
  ['7, start, log in, add a courier', '1:49'],
  ['all', '5:02'],
] as const

/** The guide in English. */
export const StepsInEnglish = () => (
  <Guide title="Build a resource page">
    <p>
      An ordinary page of a back office is a table with forms. You write a declaration: what the table shows, what one
      can search by, what the forms ask. Everything else (the address bar, sorting, paging, saved views, export,
      dialogs, messages, permissions, keyboard, both languages and themes) comes with <code>ResourcePage</code>.
    </p>
    <Step title="1. Write the calls">
      <p>
        The page speaks to five calls below one path. If the server has them already, go on with step 3. All parts of a
        new resource, a first page included, are written by:
      </p>
      <Code label="Command">{snippets.generate}</Code>
      <p>
        The contract, the table, the queries and the routes now exist, with a name, a sort number and a switch. Give
        them the fields that you need: each stands in <code>packages/contract/src/courier/courier.schemas.ts</code>{' '}
        (what travels), <code>courier.calls.ts</code> beside it (what the list filters and sorts by),{' '}
        <code>data/courier.table.ts</code> and <code>data/courier.queries.ts</code>.
      </p>
      <p>
        A noun of two words is written with a hyphen to the generator, <code>delivery-person</code>, and everything
        follows from it: files and folders <code>delivery-persons</code>, addresses, view and tables{' '}
        <code>delivery_persons</code>, permissions <code>delivery_person.view</code>, texts{' '}
        <code>admin.delivery_person.name</code>, code <code>deliveryPersons</code>.
      </p>
      <p>
        The words of the contract: <code>Name(60)</code> is a text that may not be empty, of 60 characters at most (
        <code>Text(60)</code> may be empty); <code>Flag</code> is yes or no; <code>Strict</code> is an object that takes
        the fields it names and refuses any other, which is what bodies of calls are made of. Answers are plain{' '}
        <code>Type.Object</code>.
      </p>
    </Step>
    <Step title="2. Join them to the server">
      <p>
        Routes, permissions and what the audit log names stand in one place each; <code>crud</code> stands for view,
        create, update and delete. Then write the migration, which the next start carries out.
      </p>
      <Code label="Three lines">{snippets.wire}</Code>
      <Code label="Command for the migration">{snippets.migrate}</Code>
    </Step>
    <Step title="3. Write the texts">
      <p>
        No words stand in code, and every key stands in both languages. A key <code>courier.name</code> in{' '}
        <code>admin.json</code> is said by <code>{"say('admin.courier.name')"}</code>; permissions have names in{' '}
        <code>permission.json</code>, for those who tick them, and <code>audit.json</code> says what was changed. The
        name of the page comes from the menu.
      </p>
      <Code label="Texts">{snippets.words}</Code>
    </Step>
    <Step title="4. Write the declaration">
      <p>
        One file: <code>apps/admin/src/views/couriers/index.tsx</code> (or <code>apps/seller/src/views/…</code>). This
        is all of it; the page on “Result” is this very file. It borrows the texts of another page: yours says{' '}
        <code>admin.courier.name</code>.
      </p>
      <Code label="The page">{source}</Code>
      <p>
        Yours imports <code>courierCall</code> from <code>@shiji/contract/courier/courier.calls.ts</code>. Path and
        permissions come from the call, and a column, search field or form field that it does not know does not compile.
        The declaration stands at module level, outside the component: a new object would build the table anew.{' '}
        <code>texts</code> names the messages that it says.
      </p>
    </Step>
    <Step title="5. Choose columns, fields and buttons">
      <Choices head={['kind of a column', 'shows']} rows={kinds} />
      <Choices head={['type of a field', 'is']} rows={fields} />
      <p>
        A dictionary saves what its address answers as <code>value</code>; where it answers records, that is their{' '}
        <code>id</code>, and the label their <code>name</code> or <code>title</code>. A column that keeps a code needs
        an address that answers <code>label</code> and <code>value</code> pairs, or <code>choices</code>: else the id is
        saved as the code.
      </p>
      <p>
        Every field takes <code>required</code>, <code>hint</code>, <code>placeholder</code>, <code>disabled</code>,{' '}
        <code>span</code> (of 24 columns, 12 by itself) and <code>when</code>, which shows it only while something
        holds. Look at all of them under Form, Field types.
      </p>
      <p>
        View, add, edit, bulk delete, search and export are on; a delete button in each row (<code>deletes</code>) and{' '}
        <code>import</code> are off. Switch them by <code>buttons</code>, and for single rows by <code>allows</code>.
      </p>
      <Choices head={['also', 'does']} rows={more} />
    </Step>
    <Step title="6. Put it on the menu">
      <p>
        An entry in <code>apps/server/src/modules/platform/domain/menus.admin.ts</code> makes the page reachable:{' '}
        <code>view</code> names the file, <code>apis</code> is its address, <code>permission</code> decides who sees it.
        The menu is brought up to date when the server starts.
      </p>
      <Code label="Menu entry">{snippets.menu}</Code>
    </Step>
    <Step title="7. Prove it, and look at it">
      <p>
        A test beside the page, <code>index.test.tsx</code>, opens it in its whole back office over a server in memory.
        Test what is yours: a rule, a button that a state forbids, a cell that you draw. Choose other names than that of
        the person who is logged in there, 林小满: it stands in the head of the page.
      </p>
      <Code label="The test">{test}</Code>
      <p>
        <code>pnpm format</code> first: it puts imports and lines in order, which <code>pnpm check</code> asks for.
      </p>
      <Code label="Commands">{snippets.check}</Code>
    </Step>
    <Step title="How long it takes">
      <p>
        Done once by the clock from these steps (22 November 2026, two cores, other work beside it; without reading
        them, by somebody who knows the repository and had the words ready): from nothing to a page that adds a courier
        in the browser.
      </p>
      <Choices head={['step', 'minutes']} rows={times} />
    </Step>
  </Guide>
)
