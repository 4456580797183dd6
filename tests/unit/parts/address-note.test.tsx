import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { readAddress } from '#src/domain/address-text.ts';
import { createI18n } from '#src/i18n/setup.ts';
import { useAddressNote } from '#src/parts/address-note.tsx';
import { mount } from '../ui/mount.tsx';

const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

function Note({ text }: { text: string }) {
  return <p>{useAddressNote()(readAddress('ETC', text)) ?? 'nothing'}</p>;
}

it.each([
  ['en', `ethereum:${wallet}@61`, 'Read without “ethereum:” and “@61”.'],
  ['en', `${wallet.slice(2)}.rig01`, 'Read with “0x” in front. The farm opens with its list narrowed to “rig01”.'],
  ['zh', `ethereum:${wallet}@61`, '读取时略去了“ethereum:”和“@61”。'],
  ['zh_hk', `${wallet}/rig01`, '開啟礦場後只列出「rig01」。'],
  ['en', wallet, 'nothing'],
  ['en', 'vitalik.eth', 'nothing'],
] as const)('in %s of %s: %s', async (language, text, note) => {
  const i18n = await createI18n(language);
  await mount(
    <I18nextProvider i18n={i18n}>
      <Note text={text} />
    </I18nextProvider>,
  );
  expect(document.querySelector('p')?.textContent).toBe(note);
});
