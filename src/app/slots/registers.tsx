import { RegisterScreen } from '../../features/session/screens/register-screen';

export function Register() {
	return <RegisterScreen type={ null } />;
}

/** Type 1 of specification 1. */
export function RegisterFounder() {
	return <RegisterScreen type="frontuser" />;
}

/** Type 2. */
export function RegisterMentor() {
	return <RegisterScreen type="mentorius" />;
}
