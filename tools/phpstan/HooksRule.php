<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tools\PHPStan;

use MentoriaiPortal\Hook;
use PhpParser\Node;
use PhpParser\Node\Expr\FuncCall;
use PhpParser\Node\Expr\New_;
use PhpParser\Node\Expr\StaticCall;
use PhpParser\Node\Name;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Hooks are added in modules, in Core and in Plugin.php, by WordPress's functions or as a Hook: whoever looks for one looks there.
 *
 * @implements Rule<Node\Expr>
 */
final class HooksRule implements Rule {

	private const PLACES = '~/includes/(Core/.+|\w+/(Admin/)?\w*Module|\w+)\.php$~';

	/** Filters of the length of one call, one save or one page stand where they are removed, or where the page is printed. */
	private const SHORT = '~/includes/(Accounts/PasswordService|Languages/Admin/LanguageBox|Shell/ThemeSilence|Mail/MailDelivery|Mail/Admin/MailTextsPage|Settings/SiteIcon)\.php$~';

	public function getNodeType(): string {
		return Node\Expr::class;
	}

	public function processNode( Node $node, Scope $scope ): array {
		$adds = match ( true ) {
			$node instanceof FuncCall => $node->name instanceof Name && in_array( $node->name->toLowerString(), array( 'add_action', 'add_filter' ), true ),
			$node instanceof New_, $node instanceof StaticCall => $node->class instanceof Name && Hook::class === $scope->resolveName( $node->class ),
			default => false,
		};
		$file = strtr( $scope->getFile(), '\\', '/' );
		if ( ! $adds || ! str_contains( $file, '/includes/' ) || 1 === preg_match( self::PLACES, $file ) || 1 === preg_match( self::SHORT, $file ) ) {
			return array();
		}
		return array( RuleErrorBuilder::message( 'Hooks are added in a *Module.php, in Core and in Plugin.php only.' )->identifier( 'mentoriai.hooks' )->build() );
	}
}
