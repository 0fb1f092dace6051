import type { DemoColumn } from './page.ts'

/** The account and its points. */
export const ACCOUNT: DemoColumn = {
  name: '账户与评价|Account and reviews',
  articles: [
    {
      name: 'points_rules',
      title: '积分说明|About points',
      text: {
        zh: `
积分是送给老朋友的小心意，不是现金，不能提现，也不能转让。
# 在哪里看
打开“个人中心 → 我的积分”，可以看到可用积分和每一笔明细。
# 怎么用
积分商城正在筹备，开放后可以用积分换礼品。
# 怎么得
获取和兑换的规则会在积分商城开放时公布，现有的积分都为您留着。`,
        en: `
Points are our small thank-you. They are not cash and cannot be withdrawn or transferred.
# Where to find them
Go to My account → My points to see your points and every change.
# How to use them
Our rewards shop is on its way. Once it opens, you can swap points for gifts.
# How to earn them
We will publish the rules when the rewards shop opens. Until then, the points you have are safe.`,
      },
    },
    {
      name: 'review_rules',
      title: '评价规则|Review guidelines',
      text: {
        zh: `
确认收货后就能写评价，买了几样就评几样，每样评一次。说说真实感受，再晒几张图，后来的人会感谢您。
# 这些评价会被删除
- 泄露他人电话、住址等隐私
- 辱骂、广告，或与商品无关
- 刷好评，或拿差评要挟店家
店家可以回复评价，但改不了，也删不掉。收货 7 天后还没写的，系统会默认好评；默认好评单独折叠，不计入评分。`,
        en: `
Once you confirm receipt, you can review each item in your order, once. Say what it is really like; photos help other shoppers most.
# We remove reviews that
- Share someone's phone number, address or other personal details
- Are abusive, promotional or off topic
- Were paid for, or are used to threaten a store
Stores can reply to a review but cannot edit or delete it. If you have not written one 7 days after receipt, an automatic review is added. Automatic reviews are folded away and don't count towards ratings.`,
      },
    },
    {
      name: 'account_security',
      title: '账户安全|Keeping your account safe',
      text: {
        zh: `
- 登录密码至少 8 位，别和其他网站用同一个。
- 验证码 10 分钟内有效，只能用一次。谁来要都别给。
- 在“个人中心 → 账户安全”里能看到所有登录中的设备。看到不认识的，请让它退出，再改密码；改完密码，其他设备会全部退出登录。
# 接到“退款客服”的电话
我们不会让您转账、共享屏幕或下载软件。遇到这样的电话，请直接挂断，再拨打页脚的客服电话核实。`,
        en: `
- Use at least 8 characters, and a password you don't use anywhere else.
- Codes work once and expire after 10 minutes. Don't share them with anyone.
- Go to My account → Security to see every device that is logged in. Don't recognise one? Log it out and change your password. That logs out all your other devices too.
# If someone calls about a refund
We will never ask you to transfer money, share your screen or install an app. Hang up, then call us on the number at the bottom of every page.`,
      },
    },
    {
      name: 'delete_account',
      title: '修改资料与注销账户|Updating or closing your account',
      text: {
        zh: `
昵称、头像、性别和收货地址，在个人中心随时可以改，最多保存 20 个收货地址。更换手机号即将开放。
想注销账户，请先收完在途的订单、用完余额，再用注册手机号联系客服办理。注销后个人资料会被清除，依法需要留存的交易记录除外，且无法恢复。`,
        en: `
You can change your nickname, photo and addresses (up to 20) in My account at any time. Changing your phone number is coming soon.
To close your account, first receive any open orders and use up your balance, then contact us from your registered phone number. We erase your personal data, apart from records the law requires us to keep. This cannot be undone.`,
      },
    },
  ],
}
