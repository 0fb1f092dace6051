import test from './couriers.test.tsx?raw'
import source from './couriers.tsx?raw'
import { Choices, Code, Guide, Step } from './guide-parts.tsx'
import { snippets } from './snippets.ts'

const kinds = [
  ['text', '原样显示；没有内容时显示 -'],
  ['number, float, money', '数字靠右；money 的单位是分'],
  ['time, date', '按商城所在时区显示；created_at 列宽 165 px'],
  ['tag, status', 'tag 按规格里的标签规则着色；status 用 vocabulary 指定词表'],
  ['image, icon', '图片，或 fa- 名称对应的图标'],
  ['render', '以上都不合适时，自己画单元格'],
] as const

const fields = [
  ['text, password, autocomplete', '单行；autocomplete 用 choices 或 suggest 给出建议'],
  ['number, money', 'number 可设 decimals 和 unit；money 按元填写，按分发送'],
  ['textarea', '带字数统计；不写 limit 时最多 15 字'],
  [
    'select, radio, switch',
    'choices，或 dictionary: { url }；select 超过 15 项可搜索，可 multiple；switch 发送 on 与 off',
  ],
  ['cascader', 'nodes、dictionary、lazyUrl（带 pid 请求，根为 0）或 load'],
  ['date, datetime, daterange', 'YYYY-MM-DD 与 YYYY-MM-DD HH:mm:ss'],
  ['image, avatar, file', 'upload 取自声明的工具；另有 most、bytes、accept、space'],
  ['editor', '富文本；存为 html、分隔符和 JSON'],
  ['icon', '存 fa- 名称'],
  ['table-select', '从另一张表里选行（source）；multiple 时存 id 列表'],
] as const

const more = [
  ['tree', '按 pid 分层的行，展开时才加载'],
  ['sums', '末行显示整个筛选结果的合计；服务器也要写明这些列'],
  ['searchDefaults, fixed', '搜索的初始值；每次列表请求都带上的参数'],
  ['editForm, ownForm', '编辑时用另一组字段；字段表达不了时，用自己的表单'],
  ['toValues, toBody', '记录 → 表单值 → 请求体，三者不一致时使用'],
  ['details', '查看对话框的内容，不写就是各列'],
  ['rowActions, rowMenu, toolbar, bulkActions', '更多按钮：行内、行的“更多”里、表格上方、对所选行'],
  ['importer', '从文件导入，配合 buttons: { import: true }；用工具里的 serverImporter 生成'],
  ['列上的 edit', '直接在单元格里修改'],
] as const

const times = [
  ['1 到 2', '0:42'],
  ['3 到 6', '0:49'],
  ['7：写测试，其中写错一次', '1:42'],
  ['7：启动、登录、新增一名快递员', '1:49'],
  ['合计', '5:02'],
] as const

/** The guide in Chinese. */
export const StepsInChinese = () => (
  <Guide title="做一个资源页面">
    <p>
      后台的普通页面就是一张表格加表单。你只写一份声明：表格显示什么，可以按什么搜索，表单要填什么。其余的（地址栏、排序、分页、保存的视图、导出、对话框、提示语、权限、键盘操作、两种语言和两种主题）都由{' '}
      <code>ResourcePage</code> 提供。
    </p>
    <Step title="1. 写接口">
      <p>
        页面需要同一路径下的五个接口。服务器已经有的话，直接看第 3
        步。新资源的全部文件，包括第一版页面，由这条命令生成：
      </p>
      <Code label="命令">{snippets.generate}</Code>
      <p>
        现在有了契约、数据表、查询和路由，字段是名称、排序和启用。再加上你要的字段，每个字段写在四处：
        <code>packages/contract/src/courier/courier.schemas.ts</code>（传输的内容）、旁边的{' '}
        <code>courier.calls.ts</code>（列表能按什么筛选和排序）、<code>data/courier.table.ts</code> 和{' '}
        <code>data/courier.queries.ts</code>。
      </p>
      <p>
        两个词的名称交给生成器时用连字符写成 <code>delivery-person</code>，其余都由它得出：文件与文件夹{' '}
        <code>delivery-persons</code>， 地址、view 与数据表 <code>delivery_persons</code>，权限{' '}
        <code>delivery_person.view</code>，文案 <code>admin.delivery_person.name</code>，代码里{' '}
        <code>deliveryPersons</code>。
      </p>
      <p>
        契约里的几个词：<code>Name(60)</code> 是不能为空、最多 60 字的文字（<code>Text(60)</code> 可以为空）；
        <code>Flag</code> 是是或否；
        <code>Strict</code> 是只接受所列字段、拒绝其他字段的对象，调用的请求体都用它；回答用普通的{' '}
        <code>Type.Object</code>。
      </p>
    </Step>
    <Step title="2. 接入服务器">
      <p>
        路由、权限和操作日志的对象各登记一处；<code>crud</code>{' '}
        代表查看、新增、修改、删除四项权限。然后生成迁移，下次启动时自动执行。
      </p>
      <Code label="三行代码">{snippets.wire}</Code>
      <Code label="生成迁移的命令">{snippets.migrate}</Code>
    </Step>
    <Step title="3. 写文案">
      <p>
        代码里不写文字，每个键两种语言都要有。<code>admin.json</code> 里的 <code>courier.name</code> 用{' '}
        <code>{"say('admin.courier.name')"}</code> 取出；权限的名称写在 <code>permission.json</code>
        ，分配角色时要看；操作日志的说法写在 <code>audit.json</code>。页面的名称来自菜单。
      </p>
      <Code label="文案">{snippets.words}</Code>
    </Step>
    <Step title="4. 写声明">
      <p>
        只有一个文件：<code>apps/admin/src/views/couriers/index.tsx</code>（商家后台则在{' '}
        <code>apps/seller/src/views/…</code>
        ）。下面就是全部，“Result” 里打开的正是这个文件。它借用了别的页面的文案，你的应写成{' '}
        <code>admin.courier.name</code>。
      </p>
      <Code label="页面">{source}</Code>
      <p>
        你的文件从 <code>@shiji/contract/courier/courier.calls.ts</code> 引入 <code>courierCall</code>
        ：路径和权限都来自它，它不认识的列、搜索项和表单项无法通过编译。声明要放在模块层、组件之外：每次新建对象都会让表格重建。
        <code>texts</code> 写明用到哪些文案。
      </p>
    </Step>
    <Step title="5. 选列、字段和按钮">
      <Choices head={['列的 kind', '显示']} rows={kinds} />
      <Choices head={['字段的 type', '说明']} rows={fields} />
      <p>
        dictionary 保存的是该地址回答的 <code>value</code>；回答的是记录时，保存它们的 <code>id</code>，显示{' '}
        <code>name</code> 或 <code>title</code>。字段存的是代码（code）时，请用回答 <code>label</code> 与{' '}
        <code>value</code> 的地址，或直接写 <code>choices</code>，否则存进去的会是 id。
      </p>
      <p>
        所有字段都支持 <code>required</code>、<code>hint</code>、<code>placeholder</code>、<code>disabled</code>、
        <code>span</code>（共 24 栏，默认 12）和 <code>when</code>（条件成立才显示）。全部类型见 Form 下的 Field types。
      </p>
      <p>
        查看、新增、编辑、批量删除、搜索、导出默认打开；行内删除（<code>deletes</code>）和导入（<code>import</code>
        ）默认关闭。用 <code>buttons</code> 开关，用 <code>allows</code> 按行控制。
      </p>
      <Choices head={['还可以写', '作用']} rows={more} />
    </Step>
    <Step title="6. 放进菜单">
      <p>
        在 <code>apps/server/src/modules/platform/domain/menus.admin.ts</code> 加一项，页面就能打开：<code>view</code>{' '}
        是文件，<code>apis</code> 是地址，<code>permission</code> 决定谁看得到。服务器启动时会更新菜单。
      </p>
      <Code label="菜单项">{snippets.menu}</Code>
    </Step>
    <Step title="7. 写测试，再打开看">
      <p>
        页面旁边的测试 <code>index.test.tsx</code>{' '}
        在内存里的服务器上打开整个后台。只测你自己的部分：一条规则、某个状态下不该有的按钮、你自己画的单元格。示例数据不要用“林小满”，这是测试里登录者的名字，页面顶部也有。
      </p>
      <Code label="测试">{test}</Code>
      <p>
        先运行 <code>pnpm format</code>：它整理 import 与换行，<code>pnpm check</code> 会检查这些。
      </p>
      <Code label="运行">{snippets.check}</Code>
    </Step>
    <Step title="要花多长时间">
      <p>
        按本页实际计时一次（2026 年 11 月 22
        日，两核机器，同时有别的任务；不含阅读，由熟悉仓库的人完成，文字事先想好）：从零开始，到在浏览器里新增一名快递员。
      </p>
      <Choices head={['步骤', '分:秒']} rows={times} />
    </Step>
  </Guide>
)
