import type { SMTPServerOptions } from 'smtp-server';

/** What a mail server on this machine does with a mail: puts its text into `mails`, and says that it took it while `isAnswering`. */
export function receiving(mails: string[], isAnswering = () => true): SMTPServerOptions {
  return {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
      stream.on('end', () => {
        mails.push(text);
        if (isAnswering()) done();
      });
    },
  };
}
