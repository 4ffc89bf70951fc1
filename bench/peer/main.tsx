// What an ordinary React application with this one's packages is: rendered in the browser, one bundle,
// one form. The bench measures it beside the site's pages.
import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';

const schema = z.object({ code: z.string().min(5), email: z.email() });

function Page() {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(schema) });
  return (
    <main style={{ maxWidth: '34rem', margin: 'auto', padding: '1rem', font: '1rem sans-serif' }}>
      <h1>{t('resend.title')}</h1>
      <p>{t('resend.lead')}</p>
      <form onSubmit={(event) => void handleSubmit(() => {})(event)}>
        <label>
          {t('redeem.code.label')}{' '}
          <input {...register('code')} aria-invalid={formState.errors.code !== undefined} />
        </label>
        <label>
          {t('checkout.email')} <input type="email" {...register('email')} />
        </label>
        <button>{t('resend.submit')}</button>
      </form>
    </main>
  );
}

void i18next.use(initReactI18next).init({
  lng: 'de',
  keySeparator: false,
  resources: {
    de: {
      translation: {
        'resend.title': 'Link oder E-Mail noch einmal senden',
        'resend.lead':
          'Wir schicken alles an die E-Mail-Adresse, die du beim Einlösen angegeben hast.',
        'redeem.code.label': 'Gutscheincode',
        'checkout.email': 'E-Mail',
        'resend.submit': 'Noch einmal senden',
      },
    },
  },
});
const router = createBrowserRouter([{ path: '*', Component: Page }]);
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
