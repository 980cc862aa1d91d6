import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineStart } from '../../generator/publish/inline-start.ts';

const template = '<head><script type="module" crossorigin src="/assets/start-1.js"></script></head>';
const application = ['assets/react-1.js', 'assets/main-1.js'];
const other = { path: 'assets/main-1.js', content: 'import"./react-1.js"' };

const inline = (code: string, html = template, basePath = '/') =>
  inlineStart(html, [{ path: 'assets/start-1.js', content: code }, other], application, basePath);

describe('the script that the template names', () => {
  test('stands in the template as it is, and is no file any more', () => {
    const { template: started, files } = inline('let a=`$&`;a;\n');
    expect(started).toBe(
      '<head><script data-application="/assets/react-1.js /assets/main-1.js"%frame%>(()=>{let a=`$&`;a;})()</script></head>',
    );
    expect(files).toEqual([other]);
  });

  test('is named by its hash, as browsers compute it', () => {
    const hash = createHash('sha256').update('(()=>{"ё"})()', 'utf8').digest('base64');
    expect(inline('"ё"').scriptSource).toBe(`'sha256-${hash}'`);
  });

  test('is found below the base path, and finds the application there', () => {
    const below = template.replace('/assets', '/site/assets');
    expect(inline('a()', below, '/site/').template).toContain(
      'data-application="/site/assets/react-1.js /site/assets/main-1.js"',
    );
    expect(() => inline('a()', template, '/site/')).toThrow('/assets/start-1.js');
  });

  test.for(['import"./x.js"', 'export{a as t}', 'import(`./x.js`)', 'a="</script>"'])(
    'must be complete in itself: %s',
    (code) => {
      expect(() => inline(code)).toThrow('not complete in itself');
    },
  );

  test('must be one', () => {
    expect(() => inline('a()', '<head></head>')).toThrow('one script');
    expect(() => inline('a()', template + template)).toThrow('one script');
  });
});
