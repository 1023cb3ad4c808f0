import { Navigate, Route, Routes } from 'react-router-dom';
import { AppLayout } from './layout/app-layout.tsx';
import { Gate } from './gate/gate.tsx';
import { PLANNED } from './planned-pages.ts';
import {
  Administration, BuilderPage, DecisionsPage, FileUploadTestPage, HistoryPage, HomePage, MarketplacePage, ModerationPage, MyCreationsPage, MyReportsPage, NotFoundPage, OwnProfilePage, PaymentSuccessPage, PlannedPage, PricingPage, PrivacyPage, PromptHistoryPage, PromptPage,
  PublicProfilePage, SharePage, TermsPage, WalletPage,
} from './route-chunks.ts';

/** One page: a new prompt gets its own address while it is written. */
const BUILDER = ['/create/:part?', '/form-builder', '/edit/prompt/:idOrSlug/:part?'];

/** Every address of the application, and who may open it (docs/rules/pages.md#addresses). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/marketplace" element={<MarketplacePage />} />
        <Route path="/prompt" element={<Navigate to="/my-library" replace />} />
        <Route path="/prompt/:idOrSlug" element={<PromptPage />} />
        <Route path="/prompt/:idOrSlug/share" element={<SharePage />} />
        <Route path="/prompt/:idOrSlug/history" element={<Gate access="member"><PromptHistoryPage /></Gate>} />
        <Route path="/history" element={<Gate access="member"><HistoryPage /></Gate>} />
        {BUILDER.map((path) => <Route key={path} path={path} element={<Gate access="member"><BuilderPage /></Gate>} />)}
        <Route path="/my-creations" element={<Gate access="member"><MyCreationsPage /></Gate>} />
        <Route path="/profile" element={<Gate access="member"><OwnProfilePage /></Gate>} />
        <Route path="/profile/:username" element={<PublicProfilePage />} />
        <Route path="/payment-success" element={<PaymentSuccessPage />} />
        <Route path="/wallet" element={<Gate access="member"><WalletPage /></Gate>} />
        <Route path="/pricing" element={<PricingPage />} />
        <Route path="/terms-of-service" element={<TermsPage />} />
        <Route path="/privacy-policy" element={<PrivacyPage />} />
        <Route path="/moderation" element={<ModerationPage />} />
        <Route path="/decisions/:id?" element={<Gate access="member"><DecisionsPage /></Gate>} />
        <Route path="/my-reports/:id?" element={<Gate access="member"><MyReportsPage /></Gate>} />
        <Route path="/file-upload-test" element={<FileUploadTestPage />} />
        <Route path="/admin/*" element={<Administration />} />
        {PLANNED.map(({ path, access }) => (
          <Route key={path} path={path} element={<Gate access={access}><PlannedPage /></Gate>} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
